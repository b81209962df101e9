import type { Db } from '@comanda/kit/base/db';
import type { BuildPublicado } from '@comanda/shared/contracts/admin/publicaciones';
import { FASES_DE_FALLO } from '@comanda/shared/contracts/plataforma/telemetria';

import { percentil } from './contar';

export type Uso = BuildPublicado['uso'];

/** What browsers reported of each build, by 'area/build'. */
export type Usos = ReadonlyMap<string, Uso>;

export const SIN_USO: Uso = { pestanas: 0, cargas: 0, fallos: 0, p50: null, p95: null };

type Fila = {
  area: string;
  build: string;
  vivos: number;
  cargas: number;
  fallos: number;
  /** The times of its loads, added up; empty where it has none. */
  tramos: number[];
};

const USO = `
  with cercanas as (
    select * from plataforma.telemetria
     where hora >= date_trunc('hour', $1::timestamptz - interval '24 hours') and ($3::text is null or area = $3)
  ), tiempos as (
    select area, build, array_agg(cuantas order by i) as tramos
      from (select area, build, i, sum(n)::int as cuantas
              from cercanas, unnest(tramos) with ordinality as t (n, i)
             where fase = 'carga' group by area, build, i) por_tramo
     group by area, build
  )
  select area, build,
    coalesce(sum(veces) filter (where fase = 'vivo'
      and hora >= date_trunc('hour', $1::timestamptz - interval '1 hour')), 0)::int as vivos,
    coalesce(sum(veces) filter (where fase = 'carga'), 0)::int as cargas,
    coalesce(sum(veces) filter (where fase = any ($2)), 0)::int as fallos,
    coalesce((select tramos from tiempos t where t.area = c.area and t.build = c.build), '{}') as tramos
  from cercanas c group by area, build`;

/** The use in the 24 hours before `ahora`, of an area or of all; shares of tabs are of this hour and the one before it. */
export async function usoDe(
  { pool }: Pick<Db, 'pool'>,
  ahora: Date,
  area: string | null = null,
): Promise<Usos> {
  const { rows } = await pool.query<Fila>(USO, [ahora, FASES_DE_FALLO, area]);
  const vivosDe = new Map<string, number>();
  for (const { area, vivos } of rows) vivosDe.set(area, (vivosDe.get(area) ?? 0) + vivos);
  return new Map(
    rows.map(({ area, build, vivos, cargas, fallos, tramos }) => [
      `${area}/${build}`,
      {
        pestanas: vivos === 0 ? 0 : vivos / (vivosDe.get(area) ?? vivos),
        cargas,
        fallos,
        p50: percentil(tramos, 0.5),
        p95: percentil(tramos, 0.95),
      },
    ]),
  );
}
