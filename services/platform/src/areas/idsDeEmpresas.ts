import type { PoolClient } from 'pg';

import { enCampo } from '@comanda/kit/http/enCampo';

const BLOQUEAR = 'select id, empresa from identidad.bloquear_empresas($1)';

/** The companies that are named, which nobody takes off meanwhile. */
export async function idsDe(
  client: PoolClient,
  cambios: readonly { empresa: string }[],
): Promise<Map<string, number>> {
  const nombres = [...new Set(cambios.map(({ empresa }) => empresa))];
  const { rows } = await client.query<{ id: number; empresa: string }>(BLOQUEAR, [nombres]);
  const ids = new Map(rows.map(({ id, empresa }) => [empresa, id]));
  const falta = cambios.findIndex(({ empresa }) => !ids.has(empresa));
  if (falta !== -1)
    throw enCampo('NO_ENCONTRADO', `cambios.${falta}.empresa`, { msg: 'La empresa no existe' });
  return ids;
}
