import { readFile, stat } from 'node:fs/promises';

/** The system user the server runs as. PostgreSQL refuses root, so root lends its work to another. */
export type UsuarioDelSistema = { nombre: string; uid: number; gid: number };

/** Finds a user in the text of /etc/passwd. */
export function usuarioEn(passwd: string, nombre: string): UsuarioDelSistema | null {
  const linea = passwd.split('\n').find((candidata) => candidata.startsWith(`${nombre}:`));
  const [, , uid, gid] = linea?.split(':') ?? [];
  return uid && gid ? { nombre, uid: Number(uid), gid: Number(gid) } : null;
}

/**
 * Null: run as whoever runs this. As root: whoever owns the data already, for PostgreSQL opens no other's; where there
 * is none yet `postgres`, where that exists, else `nobody`. None is created.
 */
export async function usuarioDelServidor(datos: string): Promise<UsuarioDelSistema | null> {
  if (process.getuid?.() !== 0) return null;
  const dueno = await stat(datos).catch(() => null); // not made yet
  if (dueno && dueno.uid !== 0)
    return { nombre: `uid ${dueno.uid}`, uid: dueno.uid, gid: dueno.gid };
  const passwd = await readFile('/etc/passwd', 'utf8');
  const usuario = usuarioEn(passwd, 'postgres') ?? usuarioEn(passwd, 'nobody');
  if (!usuario)
    throw new Error('postgres: run as root, and /etc/passwd has neither postgres nor nobody');
  return usuario;
}
