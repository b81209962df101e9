import { randomBytes } from 'node:crypto';

import { COOKIE_REFRESCO, hashDe } from '../acceso/sesiones';
import { comoDueno } from './testDb';

type Usuario = { id: string };

/** A live session of a user of the seed, without the login call; answers the headers that carry it. It outlives a test of the night. */
export const sesionDe = async (url: string, usuario: Usuario) => ({
  authorization: `Bearer ${await abrir(url, usuario, 'accesos')}`,
});

/** The cookie of a live session, as a login leaves it in the browser. */
export const cookieDe = async (url: string, usuario: Usuario): Promise<Record<string, string>> => ({
  [COOKIE_REFRESCO]: await abrir(url, usuario, 'refrescos'),
});

async function abrir(
  url: string,
  { id }: Usuario,
  tabla: 'accesos' | 'refrescos',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await comoDueno(
    url,
    `with sesion as (insert into identidad.sesiones (usuario_id) values ($1) returning id)
     insert into identidad.${tabla} (hash, sesion_id, vence) select $2, id, now() + interval '3 hours' from sesion`,
    [id, hashDe(token)],
  );
  return token;
}
