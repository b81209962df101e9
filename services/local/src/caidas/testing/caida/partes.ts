import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { siHay } from '@comanda/kit/testing/siHay';

import type { UsuarioDelSistema } from '../../../postgres/usuario';

import { terminar } from '../caos/procesos';

import type { Lugar } from './red';

const OPERACION = fileURLToPath(
  new URL('../../../../../../operacion/alta-disponibilidad/', import.meta.url),
);

const PROGRAMAS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
} as const;

const faltan = Object.entries(PROGRAMAS).flatMap(([nombre, programa]) =>
  existsSync(programa) ? [] : [nombre],
);
/** Debian's parts: patroni, etcd-server, haproxy, pgbouncer, postgresql-15. */
export const partes = siHay(faltan.join(', '), faltan.length === 0);

/** A file of operacion/, with what stands between @ in its place. */
export function rellenar(archivo: string, valores: Record<string, string>): string {
  const texto = readFileSync(path.join(OPERACION, archivo), 'utf8');
  return texto.replaceAll(/@([A-Z_]+)@/g, (marca, nombre: string) => valores[nombre] ?? marca);
}

/** Who the database's programs run as. */
export type Casa = { carpeta: string; usuario: UsuarioDelSistema | null };

/** A file that only they read. */
export async function guardar({ carpeta, usuario }: Casa, nombre: string, texto: string) {
  const archivo = path.join(carpeta, nombre);
  await writeFile(archivo, texto, { mode: 0o600 });
  await darA(archivo, usuario);
  return archivo;
}

/** A folder that only they enter. */
export async function carpetaDe({ carpeta, usuario }: Casa, nombre: string): Promise<string> {
  const suya = path.join(carpeta, nombre);
  await mkdir(suya);
  await chmod(suya, 0o700);
  await darA(suya, usuario);
  return suya;
}

const darA = async (que: string, usuario: UsuarioDelSistema | null) => {
  if (usuario) await chown(que, usuario.uid, usuario.gid);
};

export type Parte = { cerrar(): Promise<void> };

type Arranque = {
  programa: keyof typeof PROGRAMAS;
  args?: readonly string[];
  env?: Record<string, string>;
  lugar?: Lugar;
};

/** One of the parts, in its place and as its user; what it says goes to a file named after it. */
export async function lanzar(
  { carpeta, usuario }: Casa,
  nombre: string,
  { programa, args = [], env = {}, lugar }: Arranque,
): Promise<Parte> {
  const como = usuario
    ? ['setpriv', `--reuid=${usuario.uid}`, `--regid=${usuario.gid}`, '--clear-groups']
    : [];
  const [primero = '', ...resto] = [
    ...(lugar?.prefijo ?? []),
    ...como,
    PROGRAMAS[programa],
    ...args,
  ];
  const registro = await open(path.join(carpeta, `${nombre}.log`), 'a');
  try {
    const proceso = spawn(primero, resto, {
      cwd: carpeta,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: carpeta, ...env },
      stdio: ['ignore', registro.fd, registro.fd],
    });
    return { cerrar: () => terminar(proceso, 'SIGTERM') };
  } finally {
    await registro.close();
  }
}
