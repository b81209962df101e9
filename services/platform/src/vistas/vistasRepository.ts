import { randomBytes } from 'node:crypto';

import { hashDe } from '@comanda/kit/acceso/sesiones';

import type { ClienteDeBase, Decide } from '../publicaciones/canalesRepository';

const DIAS = 7;

export type Vista = { area: string; build: string; vence: Date };

/** A link that shows that build for a week; told once, since its hash alone is kept. */
export async function abrirVista(
  client: ClienteDeBase,
  { por }: Decide,
  { area, build }: Pick<Vista, 'area' | 'build'>,
): Promise<{ direccion: string; vence: string }> {
  const token = randomBytes(32).toString('base64url');
  await client.query('delete from plataforma.vistas where vence < now()');
  const { rows } = await client.query<{ vence: Date }>(
    `insert into plataforma.vistas (hash, area, build, por, vence)
     values ($1, $2, $3, $4, now() + make_interval(days => ${DIAS})) returning vence`,
    [hashDe(token), area, build, por],
  );
  const [fila] = rows;
  if (!fila) throw new Error('vistas: the link that was written has no row');
  return { direccion: `/vista/${token}`, vence: fila.vence.toISOString() };
}

/** What a link shows, while it holds and its area and build are there. */
export async function vistaDe(client: ClienteDeBase, token: string): Promise<Vista | null> {
  const { rows } = await client.query<Vista>(
    `select v.area, v.build, v.vence from plataforma.vistas v
      where v.hash = $1 and v.vence > now()
        and (v.area = 'shell' or exists (
              select from plataforma.areas a where a.area = v.area and a.retirada is null))`,
    [hashDe(token)],
  );
  return rows[0] ?? null;
}
