import { execFile } from 'node:child_process';
import { access, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Usuario } from './usuario';

const run = promisify(execFile);

/** Written into a data folder when initdb has finished: without it the folder is not trusted, nor deleted. */
const MARCA = 'COMANDA_LISTO';
export const SUPERUSUARIO = 'comanda_super';

type ClusterOptions = { datos: string; binarios: string; usuario: Usuario | null; clave: string };

const existe = (ruta: string) =>
  access(ruta).then(
    () => true,
    () => false,
  );

/** Makes the data folder, once. Built beside its place and moved in when complete, so a crash leaves no half of it. */
export async function prepararCluster(options: ClusterOptions): Promise<void> {
  const { datos } = options;
  if (await existe(path.join(datos, MARCA))) return;
  if (await existe(datos)) await apartar(datos);
  const nuevo = `${datos}.nuevo-${process.pid}`;
  await rm(nuevo, { recursive: true, force: true });
  await initdb({ ...options, datos: nuevo });
  await writeFile(path.join(nuevo, MARCA), 'initdb finished\n');
  try {
    await rename(nuevo, datos);
  } catch (error) {
    await rm(nuevo, { recursive: true });
    if (!(await existe(path.join(datos, MARCA)))) throw error; // else another process was first
  }
}

async function apartar(datos: string): Promise<void> {
  const aparte = `${datos}.apartado-${Date.now()}`;
  await rename(datos, aparte);
  console.warn(`postgres: ${datos} was not made by a finished initdb; moved aside to ${aparte}`);
}

async function initdb({ datos, binarios, usuario, clave }: ClusterOptions): Promise<void> {
  const archivoClave = `${datos}.clave`;
  await mkdir(datos, { mode: 0o700 });
  await writeFile(archivoClave, clave, { mode: 0o600 });
  if (usuario)
    await Promise.all([datos, archivoClave].map((uno) => chown(uno, usuario.uid, usuario.gid)));
  try {
    await run(
      path.join(binarios, 'bin', 'initdb'),
      [
        ...[
          '--pgdata',
          datos,
          '--username',
          SUPERUSUARIO,
          '--pwfile',
          archivoClave,
          '--auth',
          'scram-sha-256',
        ],
        ...[
          '--encoding',
          'UTF8',
          '--locale',
          'C',
          '--locale-provider',
          'builtin',
          '--builtin-locale',
          'C.UTF-8',
        ],
      ],
      { cwd: path.dirname(datos), env: { LC_ALL: 'C' }, ...identidad(usuario) },
    );
  } finally {
    await rm(archivoClave, { force: true });
  }
}

export const identidad = (usuario: Usuario | null) =>
  usuario ? { uid: usuario.uid, gid: usuario.gid } : {};
