import { randomBytes } from 'node:crypto';

import type { Db } from '@comanda/kit/base/db';
import { hashDe } from '@comanda/kit/acceso/sesiones';

/** The cookie of a browser that somebody once logged in from. It opens nothing: it tells its tries from a stranger's. */
export const COOKIE_EQUIPO = 'comanda_equipo';
/** As long as browsers keep one. */
export const DIAS_DE_EQUIPO = 400;

const CONOCIDO = `
  update identidad.dispositivos d set usado = now()
    from identidad.usuarios u
   where u.id = d.usuario_id and u.estado <> 'E' and u.email = $1 and d.hash = $2`;

const ANOTAR = `
  insert into identidad.dispositivos (usuario_id, hash) values ($1, $2)
  on conflict (usuario_id, hash) do update set usado = now()`;

export type DispositivosRepository = ReturnType<typeof dispositivosRepository>;

export function dispositivosRepository({ pool }: Pick<Db, 'pool'>) {
  return {
    /** Whether somebody was let into that account from the browser of this cookie. */
    async conoce(equipo: string, email: string): Promise<boolean> {
      if (equipo === '') return false;
      return (await pool.query(CONOCIDO, [email, hashDe(equipo)])).rowCount === 1;
    },

    /** From now on it does; answers the cookie it is known by, the one it had if it had any. */
    async anotar(equipo: string, usuario: string): Promise<string> {
      const ficha = /^[\w-]{43}$/.test(equipo) ? equipo : randomBytes(32).toString('base64url');
      await pool.query(ANOTAR, [usuario, hashDe(ficha)]);
      return ficha;
    },
  };
}
