import type { Db } from '@comanda/kit/base/db';
import { AppError } from '@comanda/shared/errors/AppError';

import { enTurno, PLATAFORMA } from './canalesRepository';
import { activarEnTurno } from './decidir';

/** Loads of one session that count: nobody lets a build out by reloading it. */
const POR_SESION = 20;

/** Of the canary `c`: what the sessions that had it reported. A session that failed once has failed. */
export const CARGAS_DE_CANARIO = `
  select coalesce(sum(least(i.cargas, ${POR_SESION})), 0)::int as cargas,
         count(*) filter (where i.fallo)::int as fallos
    from plataforma.informes_de_sesion i
   where i.area = c.area and i.build = c.build`;

const POR_PROMOVER = `
  select c.area, c.build
    from plataforma.canales c
   cross join lateral (${CARGAS_DE_CANARIO}) i
   where c.canal = 'canario' and c.detenido is null and c.area || '/' || c.build = any ($1)
     and i.fallos = 0 and i.cargas >= c.promover_tras`;

const DECIDA_ALGUIEN = `
  update plataforma.canales set promover_tras = null, motivo = $3
   where area = $1 and canal = 'canario' and build = $2`;

type DeBuild = { area: string; build: string };

/** Gives to all the canaries among those builds ('area/build') that loaded often enough without a failure. Answers which. */
export async function promoverCanarios(
  db: Pick<Db, 'pool'>,
  builds: readonly string[],
): Promise<DeBuild[]> {
  const { rows } = await db.pool.query<DeBuild>(POR_PROMOVER, [builds]);
  const promovidos: DeBuild[] = [];
  for (const suyo of rows)
    try {
      if (await promover(db, suyo)) promovidos.push(suyo);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // what it is held against has changed since it came out: it stays where it is until somebody decides
      await db.pool.query(DECIDA_ALGUIEN, [
        suyo.area,
        suyo.build,
        `No pasó a todos: ${error.message}`,
      ]);
    }
  return promovidos;
}

/** Asked again in its turn, and held there: while it waited somebody may have taken the canary back, or it has failed. */
const promover = (db: Pick<Db, 'pool'>, { area, build }: DeBuild): Promise<boolean> =>
  enTurno(db, async (client) => {
    const { rows } = await client.query<DeBuild>(`${POR_PROMOVER} for update of c`, [
      [`${area}/${build}`],
    ]);
    for (const suyo of rows) await activarEnTurno(client, PLATAFORMA, suyo);
    return rows.length > 0;
  });
