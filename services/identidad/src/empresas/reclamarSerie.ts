import { enCampo } from '@comanda/kit/http/enCampo';

import type { PoolClient } from 'pg';

/** `id` 0: a company that is not there yet. */
type Serie = { id: number; ruc: string; establecimiento: string; punto_emision: string };

/**
 * Keeps the series for the rest of the transaction: two companies of one RUC never get the same. One that was deleted
 * keeps those it counted in.
 */
export async function reclamarSerie(
  client: Pick<PoolClient, 'query'>,
  { id, ruc, establecimiento, punto_emision }: Serie,
): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('plataforma.series', 0))`);
  const { rows } = await client.query<{ ocupada: boolean; de_dispositivo: boolean }>(
    `select facturacion.serie_de_otra($1, $2, $3, $4) or exists (
       select from identidad.empresas e
        where e.estado = 'A' and e.id <> $1 and e.ruc = $2 and e.establecimiento = $3 and e.punto_emision = $4)
         as ocupada, facturacion.punto_de_dispositivo($1, $4) as de_dispositivo`,
    [id, ruc, establecimiento, punto_emision],
  );
  if (rows[0]?.de_dispositivo) throw enCampo('PUNTO_DE_DISPOSITIVO', 'punto_emision');
  if (rows[0]?.ocupada)
    throw enCampo('SERIE_DE_OTRA_EMPRESA', 'punto_emision', {
      detalle: { id, ruc, establecimiento, punto_emision },
      msg: 'Otra empresa con el mismo RUC usa esta serie', // as billing says it
    });
}
