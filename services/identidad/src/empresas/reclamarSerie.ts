import { enCampo } from '@comanda/kit/http/enCampo';

import type { PoolClient } from 'pg';

/** `id` 0: a company that is not there yet. */
type Serie = { id: number; ruc: string; establecimiento: string; punto_emision: string };

type Client = Pick<PoolClient, 'query'>;

/**
 * Who gives a company a series does so alone, until the end of the transaction; before the company's row is taken, as billing does
 * (turnoDeSeries).
 */
export async function pedirTurnoDeSeries(client: Client): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('plataforma.series', 0))`);
}

/**
 * Keeps the series for the rest of the transaction, in the turn of series: two companies of one RUC never get the same. One that was
 * deleted keeps those it counted in.
 */
export async function reclamarSerie(
  client: Client,
  { id, ruc, establecimiento, punto_emision }: Serie,
): Promise<void> {
  const { rows } = await client.query<{ ocupada: boolean; de_dispositivo: boolean }>(
    `select facturacion.serie_de_otra($1, $2, $3, $4) as ocupada, facturacion.punto_de_dispositivo($1, $4) as de_dispositivo`,
    [id, ruc, establecimiento, punto_emision],
  );
  if (rows[0]?.de_dispositivo) throw enCampo('PUNTO_DE_DISPOSITIVO', 'punto_emision');
  if (rows[0]?.ocupada)
    throw enCampo('SERIE_DE_OTRA_EMPRESA', 'punto_emision', {
      detalle: { id, ruc, establecimiento, punto_emision },
      msg: 'Otra empresa con el mismo RUC usa esta serie', // as billing says it
    });
}

/** The same of the series that the tills of a company get with another RUC or establishment. */
export async function reclamarLasDeEquipos(
  client: Client,
  { id, ruc, establecimiento }: Serie,
  campo: 'ruc' | 'establecimiento',
): Promise<void> {
  const { rows } = await client.query<{ punto: string | null }>(
    'select facturacion.equipo_en_serie_de_otra($1, $2, $3) as punto',
    [id, ruc, establecimiento],
  );
  const punto = rows[0]?.punto;
  if (punto)
    throw enCampo('SERIE_DE_OTRA_EMPRESA', campo, {
      detalle: { id, ruc, establecimiento, punto },
      msg: `Otra empresa con el mismo RUC usa la serie ${establecimiento}-${punto}, en la que contaría un equipo de esta`, // as billing says it
    });
}
