import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { Impedimento } from '../impedimento';

import { direccionesEn, direccionSuper, prepararBase, type DireccionesDeBase } from './base';
import { prepararBinarios } from './binarios';
import { leerClaves, type Claves } from './claves';
import { estaHecho, prepararCluster } from './cluster';
import { esAlcanzable, lugarAbierto } from './lugar';
import { explicar, tamanoDe } from './registro';
import { reponerClaves } from './reponerClaves';
import { detener, levantar, type ServidorOptions } from './servidor';
import { usuarioDelServidor } from './usuario';
import { vigilar, type Cuidado, type ServidorVigilado } from './vigilar';

import { estaVivo, postmasterDe, servidorHuerfano, type Postmaster } from './postmasterPid';

type StartOptions = {
  /** Folder of this server alone; made when it is not there. */
  dataDir: string;
  /** No durability: tests only. */
  rapido?: boolean | undefined;
};

export type PostgresEmbebido = DireccionesDeBase & {
  /** The server's own process, so a test can kill it. */
  pid: number;
  stop: () => Promise<void>;
};

type Encendido = DireccionesDeBase & {
  servidor: ServidorOptions;
  /** Where in its log this start begins. */
  desde: number;
  postmaster: Postmaster;
};

/** Real PostgreSQL from npm's binaries on a folder of ours, for one machine. A second call on it adopts the first. */
export async function startPostgres(options: StartOptions): Promise<PostgresEmbebido> {
  const { servidor, postmaster, url, urlApp } = await encenderEn(options);
  return { url, urlApp, pid: postmaster.pid, stop: () => detener(servidor.datos) };
}

export type PostgresMantenido = DireccionesDeBase &
  ServidorVigilado & {
    /** What is behind an error that its clients got, where that is a disk without room. */
    explicar: (error: unknown) => Promise<unknown>;
  };

/** The same, and brought back whenever it ends by itself; `alCaer` when that cannot be done. */
export async function mantenerPostgres({
  dataDir,
  rapido,
  ...cuidado
}: StartOptions & Cuidado): Promise<PostgresMantenido> {
  const { url, urlApp, desde, ...encendido } = await encenderEn({ dataDir, rapido });
  const { registro, datos } = encendido.servidor;
  return Object.assign(vigilar({ ...encendido, ...cuidado }), {
    url,
    urlApp,
    explicar: (error: unknown) => explicar(error, registro, { desde, datos }),
  });
}

/** Addresses of the server that runs on that folder already; null where none does. It starts none. */
export async function servidorEnMarcha(dataDir: string): Promise<DireccionesDeBase | null> {
  const lugar = await elegirLugar(path.resolve(dataDir));
  const postmaster = await postmasterDe(path.join(lugar, 'datos'));
  if (!postmaster?.listo || !estaVivo(postmaster.pid)) return null;
  return direccionesEn(postmaster.puerto, await leerClaves(path.join(lugar, 'claves.json')));
}

export type DireccionesDeAdentro = DireccionesDeBase & { urlSuper: string };

/** Addresses of the server that runs in that place (elegirLugar), the superuser's too. */
export async function direccionesDe(lugar: string): Promise<DireccionesDeAdentro> {
  const postmaster = await postmasterDe(path.join(lugar, 'datos'));
  if (!postmaster) throw new Impedimento('La base de datos se detuvo.');
  const claves = await leerClaves(path.join(lugar, 'claves.json'));
  return {
    ...direccionesEn(postmaster.puerto, claves),
    urlSuper: direccionSuper(postmaster.puerto, claves),
  };
}

async function encenderEn({ dataDir, rapido = false }: StartOptions): Promise<Encendido> {
  const lugar = await elegirLugar(path.resolve(dataDir));
  await mkdir(lugar, { recursive: true, mode: 0o755 });

  const datos = path.join(lugar, 'datos');
  const registro = path.join(lugar, 'servidor.log');
  const usuario = await usuarioDelServidor(datos);
  const binarios = await prepararBinarios(lugar, usuario !== null);
  const claves = await leerClaves(path.join(lugar, 'claves.json'));
  await prepararCluster({ datos, binarios, usuario, registro, clave: claves.superusuario });

  const servidor = { datos, binarios, usuario, registro, rapido };
  const desde = await tamanoDe(registro);
  const yaEstaba = (await servidorHuerfano(datos)) !== null;
  try {
    return { servidor, desde, ...(await abrir(servidor, claves)) };
  } catch (error) {
    if (!yaEstaba) await detener(datos); // another's goes on
    throw await explicar(error, registro, { desde, datos });
  }
}

/** Starts the server and makes what is missing in it. One that refuses the passwords of the file is given them. */
async function abrir(servidor: ServidorOptions, claves: Claves) {
  const postmaster = await levantar(servidor);
  try {
    return { postmaster, ...(await prepararBase(postmaster.puerto, claves)) };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === CLAVE_RECHAZADA)) throw error;
  }
  console.warn('claves.json no es el de esta base de datos: se le ponen sus claves.');
  await detener(servidor.datos);
  await reponerClaves(servidor, claves);
  const otro = await levantar(servidor);
  return { postmaster: otro, ...(await prepararBase(otro.puerto, claves)) };
}

const CLAVE_RECHAZADA = '28P01';

/** Where the files are already; else where the server's user can walk to. */
export async function elegirLugar(dataDir: string): Promise<string> {
  const otroUsuario = process.getuid?.() === 0;
  if (
    !otroUsuario ||
    (await estaHecho(path.join(dataDir, 'datos'))) ||
    (await esAlcanzable(dataDir))
  )
    return dataDir;
  const lugar = lugarAbierto(dataDir);
  console.warn(`postgres: ${dataDir} is closed to the server's user; its files are under ${lugar}`);
  return lugar;
}
