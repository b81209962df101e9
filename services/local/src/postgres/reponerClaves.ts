import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { identidad } from './cluster';
import { motivoDeArranque } from './registro';
import { rolesDe } from './base';

import type { Claves } from './claves';
import type { ServidorOptions } from './servidor';

/**
 * Gives the roles of a server that is stopped the passwords of the file. In single-user mode: PostgreSQL opens no port
 * for it, so nobody else gets in meanwhile; whoever may write in the data folder may do this.
 */
export async function reponerClaves(
  { datos, binarios, usuario, registro }: ServidorOptions,
  claves: Claves,
): Promise<void> {
  const hijo = spawn(
    path.join(binarios, 'bin', 'postgres'),
    ['--single', '-D', datos, '-c', 'log_min_error_statement=panic', 'postgres'], // a log never shows a password
    { cwd: datos, env: { LC_ALL: 'C' }, stdio: 'pipe', ...identidad(usuario) },
  );
  const termino = new Promise<number | null>((resolve, reject) => {
    hijo.once('error', reject);
    hijo.once('exit', resolve);
  });
  const dicho = Promise.all([text(hijo.stdout), text(hijo.stderr)]);
  hijo.stdin.on('error', () => undefined); // it ended before it read: its exit code says so
  hijo.stdin.end(rolesDe(claves).map(ponerClave).join(''));
  const codigo = await termino;
  const [, errores] = await dicho;
  if (codigo !== 0 || /ERROR:/.test(errores)) throw motivoDeArranque(errores, registro);
}

/** One statement a line. A password is base64url: nothing in it needs quoting. */
const ponerClave = ([rol, clave]: readonly [string, string]) =>
  `do $$ begin if exists (select from pg_roles where rolname = '${rol}') then alter role ${rol} password '${clave}'; end if; end $$\n`;
