import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

/** What counts alone: one sequence of numbers per combination. */
export type SerieDeNumeros = {
  ruc: string;
  establecimiento: string;
  puntoEmision: string;
  codDoc: string;
  ambiente: string;
};

/** A series as the first parameters of a statement. */
export const deSerie = (
  empresa: EmpresaId,
  { ruc, establecimiento, puntoEmision, codDoc, ambiente }: SerieDeNumeros,
) => [empresa, ruc, establecimiento, puntoEmision, codDoc, ambiente];

/**
 * Who begins to count in a series does so alone, until the end of the transaction; before any row is taken. Identity takes the same
 * turn (pedirTurnoDeSeries).
 */
export async function turnoDeSeries(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('plataforma.series', 0))`);
}

/**
 * Refuses a series that the company has not counted in and that is another's. In the turn of series, and before anything is written:
 * where companies are spread over servers there is no key of all of them, and all are asked of by who has written nothing.
 */
export async function exigirSerieLibre(
  client: PoolClient,
  empresa: EmpresaId,
  serie: Omit<SerieDeNumeros, 'codDoc' | 'ambiente'>,
): Promise<void> {
  const valores = [empresa, serie.ruc, serie.establecimiento, serie.puntoEmision];
  const { rowCount } = await client.query(
    `select from facturacion.contadores where empresa_id = $1 and ruc = $2 and establecimiento = $3
        and punto_emision = $4 limit 1`,
    valores,
  );
  if (rowCount !== 0) return;
  const { rows } = await client.query<{ ajena: boolean }>(
    'select facturacion.serie_de_otra($1, $2, $3, $4) as ajena',
    valores,
  );
  if (rows[0]?.ajena) throw serieDeOtra(serie);
}

/** The same of the series that the tills of a company get with another establishment. */
export async function exigirLibresLasDeEquipos(
  client: PoolClient,
  empresa: EmpresaId,
  { ruc, establecimiento }: Pick<SerieDeNumeros, 'ruc' | 'establecimiento'>,
): Promise<void> {
  const { rows } = await client.query<{ punto: string | null }>(
    'select facturacion.equipo_en_serie_de_otra($1, $2, $3) as punto',
    [empresa, ruc, establecimiento],
  );
  const punto = rows[0]?.punto;
  if (punto)
    throw enCampo('SERIE_DE_OTRA_EMPRESA', 'establecimiento', {
      detalle: { empresa, ruc, establecimiento, punto },
      msg: `Otra empresa con el mismo RUC usa la serie ${establecimiento}-${punto}, en la que contaría un equipo de esta`,
    });
}

/**
 * Takes the series' row for the rest of the transaction, making it for the first document of a series; answers its next
 * number. Refuses a series that another company of the same RUC counts in.
 */
export async function bloquearContador(
  client: PoolClient,
  empresa: EmpresaId,
  serie: SerieDeNumeros,
): Promise<number> {
  const siguiente = await bloquear(client, empresa, serie);
  if (siguiente !== null) return siguiente;
  // no target: the table has two unique indexes, and the first documents of a series may meet in either
  await client.query(
    `insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    deSerie(empresa, serie),
  );
  const hecha = await bloquear(client, empresa, serie);
  if (hecha === null) throw serieDeOtra(serie);
  return hecha;
}

/** The refusal of a series that another company of the same RUC counts in. */
export const serieDeOtra = (serie: Omit<SerieDeNumeros, 'codDoc' | 'ambiente'>) =>
  enCampo('SERIE_DE_OTRA_EMPRESA', 'punto_emision', {
    detalle: serie,
    msg: 'Otra empresa con el mismo RUC usa esta serie',
  });

async function bloquear(
  client: PoolClient,
  empresa: EmpresaId,
  serie: SerieDeNumeros,
): Promise<number | null> {
  const { rows } = await client.query<{ siguiente: number }>(
    `select siguiente from facturacion.contadores where ${ES_LA_SERIE} for no key update`,
    deSerie(empresa, serie),
  );
  return rows[0]?.siguiente ?? null;
}

/** Moves a series that is taken forward to `siguiente`; false, and nothing done, when that or a later one was given out. */
export async function adelantarContador(
  client: PoolClient,
  empresa: EmpresaId,
  { serie, siguiente }: { serie: SerieDeNumeros; siguiente: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update facturacion.contadores set siguiente = $7 where ${ES_LA_SERIE} and siguiente <= $7`,
    [...deSerie(empresa, serie), siguiente],
  );
  return rowCount === 1;
}

/** Takes the parameters that deSerie gives. */
const ES_LA_SERIE = `empresa_id = $1 and ruc = $2 and establecimiento = $3 and punto_emision = $4 and cod_doc = $5
  and ambiente = $6`;
