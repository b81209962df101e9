import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';

import type { ClienteDeBase } from '../publicaciones/canalesRepository';

/** What the gate holds an area to. */
export type AreaEnPuerta = {
  zona: 'auth' | 'admin';
  kb: number;
  rutas: readonly string[];
  clases: readonly string[];
  perfiles: readonly string[];
};

export type AreasEnPuerta = ReadonlyMap<string, AreaEnPuerta>;

/** The areas there are, by name, without those that were withdrawn. */
export async function areasEnPuerta(client: ClienteDeBase): Promise<AreasEnPuerta> {
  const { rows } = await client.query<AreaEnPuerta & { area: string }>(
    'select area, zona, kb, rutas, clases, perfiles from plataforma.areas where retirada is null',
  );
  return new Map(rows.map(({ area, ...suyo }) => [area, suyo]));
}

/** Whether there is such an area, or it is the frame. */
export async function esPublicable(client: ClienteDeBase, area: string): Promise<boolean> {
  return area === 'shell' || (await areasEnPuerta(client)).has(area);
}

type AreaNueva = { area: string; titulo: string };

/** Whoever starts the server has the house: an area of their working copy that there is not yet is made, and is off everywhere. */
export async function anotarArea(
  client: ClienteDeBase,
  { area, titulo }: AreaNueva,
  quien: string,
): Promise<void> {
  await client.query(
    `insert into plataforma.areas (area, titulo, orden, kb, rutas, perfiles, creada_por)
     select $1, $2, coalesce(max(orden), 0) + 10, 200, '{}',
            $3, $4
       from plataforma.areas
         on conflict (area) do nothing`,
    [area, titulo, PERFILES, quien],
  );
}
