import { isDeepStrictEqual } from 'node:util';

import type { ClienteDeBase } from '../publicaciones/canalesRepository';

import { indiceSchema, type LanzamientoNuevo } from './lanzamiento';

type Construido = Pick<LanzamientoNuevo, 'area' | 'build' | 'indice'>;

/**
 * Whether a build is, file by file and with what each is compressed to, what was registered under its name. Its archive may be gone:
 * its hashes stay, and what is served is held to them.
 */
export async function esElRegistrado(
  client: ClienteDeBase,
  { area, build, indice }: Construido,
): Promise<boolean> {
  const { rows } = await client.query<{ indice: unknown }>(
    'select indice from plataforma.lanzamientos where area = $1 and build = $2',
    [area, build],
  );
  const { data } = indiceSchema.safeParse(rows[0]?.indice);
  if (!data) return false;
  const { integridad, variantes, esqueleto } = data;
  return (
    isDeepStrictEqual(integridad, indice.integridad) &&
    (variantes === undefined || isDeepStrictEqual(variantes, indice.variantes)) &&
    (esqueleto === undefined || esqueleto === indice.esqueleto)
  );
}

/** Takes back that a build was withdrawn, where its files are there again as they were. */
export async function devolver(client: ClienteDeBase, construido: Construido): Promise<void> {
  if (!(await esElRegistrado(client, construido))) return;
  const { area, build } = construido;
  await client.query('delete from plataforma.retiradas where area = $1 and build = $2', [
    area,
    build,
  ]);
}
