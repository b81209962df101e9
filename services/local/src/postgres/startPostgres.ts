import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { prepararBase, type Direcciones } from './base';
import { prepararBinarios } from './binarios';
import { leerClaves } from './claves';
import { prepararCluster } from './cluster';
import { esAlcanzable, lugarAbierto } from './lugar';
import { detener, levantar } from './servidor';
import { usuarioDelServidor } from './usuario';

type StartOptions = {
  /** Folder of this server alone; made when it is not there. */
  dataDir: string;
  /** No durability: tests only. */
  rapido?: boolean;
};

export type PostgresEmbebido = Direcciones & {
  /** The server's own process, so a test can kill it. */
  pid: number;
  stop: () => Promise<void>;
};

/** Real PostgreSQL from npm's binaries on a folder of ours, for one machine. A second call on it adopts the first. */
export async function startPostgres({
  dataDir,
  rapido = false,
}: StartOptions): Promise<PostgresEmbebido> {
  const usuario = await usuarioDelServidor();
  const lugar = await elegirLugar(path.resolve(dataDir), usuario !== null);
  await mkdir(lugar, { recursive: true, mode: 0o755 });

  const datos = path.join(lugar, 'datos');
  const binarios = await prepararBinarios(lugar, usuario !== null);
  const claves = await leerClaves(path.join(lugar, 'claves.json'));
  await prepararCluster({ datos, binarios, usuario, clave: claves.superusuario });

  const registro = path.join(lugar, 'servidor.log');
  const postmaster = await levantar({ datos, binarios, usuario, registro, rapido });
  const direcciones = await prepararBase(postmaster.puerto, claves);
  return { ...direcciones, pid: postmaster.pid, stop: () => detener(postmaster) };
}

async function elegirLugar(dataDir: string, otroUsuario: boolean): Promise<string> {
  if (!otroUsuario || (await esAlcanzable(dataDir))) return dataDir;
  const lugar = lugarAbierto(dataDir);
  console.warn(`postgres: ${dataDir} is closed to the server's user; its files are under ${lugar}`);
  return lugar;
}
