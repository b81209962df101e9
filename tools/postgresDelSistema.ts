// A throwaway PostgreSQL of this system (Debian's 15 or later) for the database tests: the embedded one is 18.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { instalarPaquete } from './chromium';
import { conPgBouncer } from './pgbouncer';
import { puertoLibre } from '../services/local/src/postgres/puertoLibre';

const VERSIONES = '/usr/lib/postgresql';

/**
 * Calls `hacer(env)` with the addresses of DATABASE_URL, or of a server of its own which the services enter through
 * PgBouncer; says so when there is none to be had.
 */
export async function conPostgresDelSistema<T>(
  hacer: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T | undefined> {
  if (process.env.DATABASE_URL) return hacer({});
  const bin =
    binarios() ?? (process.env.CI && instalarPaquete('postgresql') ? binarios() : undefined);
  if (!bin) {
    console.error(
      'No hay PostgreSQL en este sistema: estas pruebas corrieron solo en el de npm (apt-get install postgresql).',
    );
    return undefined;
  }
  return conServidores(bin, { cuantos: 1 }, ([uno]) => {
    const { url, carpeta, puerto, usuario } = uno;
    return conPgBouncer({ carpeta, puerto, usuario }, (intermedio) =>
      hacer({ DATABASE_URL: url, ...(intermedio && porPgBouncer(intermedio)) }),
    );
  });
}

interface Servidor {
  url: string;
  /** Where it may write. */
  carpeta: string;
  puerto: number;
  /** Whose process it is, where it is not ours. */
  usuario: { uid: number; gid: number } | undefined;
}

/** Throwaway servers that nothing is written to disk of, with what `ajustes` says besides; they end with `hacer`. */
export async function conServidores<T>(
  bin: string,
  { cuantos, ajustes = [] }: { cuantos: number; ajustes?: readonly string[] },
  hacer: (servidores: [Servidor, ...Servidor[]]) => Promise<T>,
): Promise<T> {
  const usuario = usuarioDelServidor();
  const carpeta = mkdtempSync(
    path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'comanda-pg-'),
  );
  if (usuario) chownSync(carpeta, usuario.uid, usuario.gid);
  const correr = (programa: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(path.join(bin, programa), args, {
      ...usuario,
      cwd: carpeta,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0) throw new Error(`${programa}: ${stderr || stdout}`);
  };
  const encendidos: string[] = [];
  const encender = async (n: number): Promise<Servidor> => {
    const puerto = await puertoLibre();
    const datos = path.join(carpeta, `datos-${n}`);
    correr('initdb', '-D', datos, '-U', 'comanda', '-A', 'trust', '-E', 'UTF8', '--no-sync');
    const opciones = [
      `port=${puerto}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${carpeta}`,
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
      'max_connections=200',
      ...ajustes,
    ];
    // pg_ctl hands its own output to the server, which would keep a pipe open: the log takes it.
    spawnSync(
      path.join(bin, 'pg_ctl'),
      [
        '-D',
        datos,
        '-o',
        opciones.map((una) => `-c ${una}`).join(' '),
        '-l',
        path.join(carpeta, `registro-${n}`),
        '-w',
        'start',
      ],
      // as its own user: what it looks for at home, where it calls another server, is not ours
      { ...usuario, cwd: carpeta, stdio: 'ignore', env: { ...process.env, HOME: carpeta } },
    );
    encendidos.push(datos);
    return { url: `postgresql://comanda@127.0.0.1:${puerto}/postgres`, carpeta, puerto, usuario };
  };
  try {
    const primero = await encender(0);
    const demas: Servidor[] = [];
    for (let n = 1; n < cuantos; n++) demas.push(await encender(n));
    return await hacer([primero, ...demas]);
  } finally {
    for (const datos of encendidos) correr('pg_ctl', '-D', datos, '-m', 'immediate', 'stop');
    rmSync(carpeta, { recursive: true, force: true });
  }
}

const porPgBouncer = (puerto: number) => ({
  DATABASE_APP_URL: `postgresql://comanda_app@127.0.0.1:${puerto}/postgres`,
  DB_PREPARED: 'off',
});

/** The newest version's binaries. */
export function binarios() {
  if (!existsSync(VERSIONES)) return undefined;
  return readdirSync(VERSIONES)
    .filter(
      (version) => Number(version) >= 15 && existsSync(path.join(VERSIONES, version, 'bin/initdb')),
    )
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(VERSIONES, version, 'bin'))[0];
}

/** PostgreSQL refuses to run as root. */
function usuarioDelServidor() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (bandera: string) =>
    Number(spawnSync('id', [bandera, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
