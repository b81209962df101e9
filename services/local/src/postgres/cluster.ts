import { execFile } from 'node:child_process';
import { access, appendFile, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { estaVivo } from './postmasterPid';
import { motivoDeArranque } from './registro';

import type { UsuarioDelSistema } from './usuario';

const run = promisify(execFile);

/** Written into a data folder when initdb has finished: without it the folder is not trusted, nor deleted. */
const MARCA = 'COMANDA_LISTO';
export const SUPERUSUARIO = 'comanda_super';

type ClusterOptions = {
  datos: string;
  binarios: string;
  usuario: UsuarioDelSistema | null;
  registro: string;
  clave: string;
};

const existe = (ruta: string) =>
  access(ruta).then(
    () => true,
    () => false,
  );

/** Makes the data folder, once. Built beside its place and moved in when complete, so a crash leaves no half of it. */
export async function prepararCluster(options: ClusterOptions): Promise<void> {
  const { datos } = options;
  if (await estaHecho(datos)) return;
  if (await existe(datos)) await apartar(datos);
  await barrerMitades(datos);
  const nuevo = `${datos}.nuevo-${process.pid}`;
  try {
    await initdb({ ...options, datos: nuevo });
    await writeFile(path.join(nuevo, MARCA), 'initdb finished\n');
    await rename(nuevo, datos);
  } catch (error) {
    await rm(nuevo, { recursive: true, force: true });
    if (!(await estaHecho(datos))) throw error; // else another process was first
  }
}

/** True for a folder that a finished initdb made. */
export const estaHecho = (datos: string) => existe(path.join(datos, MARCA));

/** What starts that were killed in the middle of initdb left. */
async function barrerMitades(datos: string): Promise<void> {
  const lugar = path.dirname(datos);
  for (const nombre of await readdir(lugar)) {
    const pid = /^[.]nuevo-(\d+)/.exec(nombre.slice(path.basename(datos).length))?.[1];
    const suya = nombre.startsWith(path.basename(datos)) && pid !== undefined;
    if (suya && (Number(pid) === process.pid || !estaVivo(Number(pid))))
      await rm(path.join(lugar, nombre), { recursive: true, force: true });
  }
}

async function apartar(datos: string): Promise<void> {
  const aparte = `${datos}.apartado-${Date.now()}`;
  await rename(datos, aparte);
  console.warn(`postgres: ${datos} was not made by a finished initdb; moved aside to ${aparte}`);
}

async function initdb({
  datos,
  binarios,
  usuario,
  registro,
  clave,
}: ClusterOptions): Promise<void> {
  const archivoClave = `${datos}.clave`;
  await mkdir(datos, { mode: 0o700 });
  await writeFile(archivoClave, clave, { mode: 0o600 });
  if (usuario)
    await Promise.all([datos, archivoClave].map((uno) => chown(uno, usuario.uid, usuario.gid)));
  try {
    await run(
      path.join(binarios, 'bin', 'initdb'),
      [
        '--pgdata',
        datos,
        '--username',
        SUPERUSUARIO,
        '--pwfile',
        archivoClave,
        '--auth',
        'scram-sha-256',

        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
      ],
      { cwd: path.dirname(datos), env: { LC_ALL: 'C' }, ...identidad(usuario) },
    );
  } catch (error) {
    await anotar(registro, error);
    throw motivoDeArranque(String(error), registro);
  } finally {
    await rm(archivoClave, { force: true });
  }
}

/** Where the server's own messages are; a disk that is full may not take it. */
const anotar = (registro: string, error: unknown) =>
  appendFile(registro, `${String(error)}\n`).catch(() => undefined);

export const identidad = (usuario: UsuarioDelSistema | null) =>
  usuario ? { uid: usuario.uid, gid: usuario.gid } : {};
