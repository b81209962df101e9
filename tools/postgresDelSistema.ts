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
  const usuario = usuarioDelServidor();
  const datos = mkdtempSync(
    path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'comanda-pg-'),
  );
  if (usuario) chownSync(datos, usuario.uid, usuario.gid);
  const correr = (programa: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(path.join(bin, programa), args, {
      ...usuario,
      cwd: datos,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0) throw new Error(`${programa}: ${stderr || stdout}`);
  };
  const puerto = await puertoLibre();
  const base = path.join(datos, 'datos');
  correr('initdb', '-D', base, '-U', 'comanda', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const opciones = `-p ${puerto} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${datos} -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200`;
  // pg_ctl hands its own output to the server, which would keep a pipe open: the log takes it.
  spawnSync(
    path.join(bin, 'pg_ctl'),
    ['-D', base, '-o', opciones, '-l', path.join(datos, 'registro'), '-w', 'start'],
    { ...usuario, cwd: datos, stdio: 'ignore' },
  );
  try {
    const url = `postgresql://comanda@127.0.0.1:${puerto}/postgres`;
    return await conPgBouncer({ carpeta: datos, puerto, usuario }, (intermedio) =>
      hacer({ DATABASE_URL: url, ...(intermedio && porPgBouncer(intermedio)) }),
    );
  } finally {
    correr('pg_ctl', '-D', base, '-m', 'immediate', 'stop');
    rmSync(datos, { recursive: true, force: true });
  }
}

const porPgBouncer = (puerto: number) => ({
  DATABASE_APP_URL: `postgresql://comanda_app@127.0.0.1:${puerto}/postgres`,
  DB_PREPARED: 'off',
});

/** The newest version's binaries. */
function binarios() {
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
