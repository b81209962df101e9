import { randomBytes } from 'node:crypto';

import { hashDe } from '../sesiones';
import { comoDueno } from './testDb';

/** A live session of a user of the seed, without the login call; answers the headers that carry it. */
export async function sesionDe(
  url: string,
  usuario: { id: string },
): Promise<{ authorization: string }> {
  const token = randomBytes(32).toString('base64url');
  await comoDueno(
    url,
    `with sesion as (insert into plataforma.sesiones (usuario_id) values ($1) returning id)
     insert into plataforma.accesos (hash, sesion_id, vence) select $2, id, now() + interval '10 minutes' from sesion`,
    [usuario.id, hashDe(token)],
  );
  return { authorization: `Bearer ${token}` };
}
