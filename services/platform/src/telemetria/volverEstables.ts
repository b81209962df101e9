import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import type { Db } from '@comanda/kit/base/db';

import { noCombina } from '../puerta/combina';
import {
  anteriorDe,
  apuntarCanal,
  enTurno,
  marcarBuildMalo,
  PLATAFORMA,
  type ClienteDeBase,
} from '../publicaciones/canalesRepository';

import {
  DESDE_HACE_POCO,
  LIMITE_DE_FALLOS,
  PERSONAS_MINIMAS,
  SESIONES_MINIMAS,
} from './telemetriaRepository';

/**
 * Stable builds among those whose code fails in too many sessions: by the limit of a canary, of what only code explains. A line that
 * is slow for many at once is no reason to give everybody another build.
 */
const FALLAN = `
  with uso as (
    select c.area, c.build, count(*) as todas, count(*) filter (where i.de_codigo_en >= ${DESDE_HACE_POCO}) as fallos,
           count(distinct i.usuario_id) filter (where i.de_codigo_en >= ${DESDE_HACE_POCO}) as personas
      from plataforma.canales c join plataforma.informes_de_sesion i on i.area = c.area and i.build = c.build
     where c.canal = 'estable' and c.area || '/' || c.build = any ($1)
       and i.cuando >= ${DESDE_HACE_POCO}
     group by c.area, c.build
  )
  select area, build, 'Fallaron ' || fallos || ' de ' || todas || ' sesiones' as motivo from uso
   where todas >= ${SESIONES_MINIMAS} and personas >= ${PERSONAS_MINIMAS} and fallos >= todas * ${LIMITE_DE_FALLOS}
   order by area`;

type QueFalla = { area: string; build: string; motivo: string };
export type Vuelta = QueFalla & { vuelve: string };

/** Gives the build before to everybody where the stable one fails, and leaves word of it; whoever comes second finds it done. */
export async function volverEstables(
  db: Pick<Db, 'pool'>,
  builds: readonly string[],
  ahora: Date,
): Promise<Vuelta[]> {
  const leer = async (client: ClienteDeBase) =>
    (await client.query<QueFalla>(FALLAN, [builds, ahora])).rows;
  if ((await leer(db.pool)).length === 0) return [];
  return enTurno(db, async (client) => {
    const vueltas: Vuelta[] = [];
    for (const malo of await leer(client)) {
      const vuelve = await volver(client, malo);
      if (vuelve !== null) vueltas.push({ ...malo, vuelve });
    }
    return vueltas;
  });
}

/** Null where there is no build before that fits to what is in use: one that fails is better than none. */
async function volver(client: ClienteDeBase, malo: QueFalla): Promise<string | null> {
  const { area, build, motivo } = malo;
  const vuelve = await anteriorDe(client, area);
  if (vuelve === null || (await noCombina(client, area, vuelve)).length > 0) return null;
  await marcarBuildMalo(client, PLATAFORMA, malo);
  await apuntarCanal(client, PLATAFORMA, { area, canal: 'estable', build: vuelve, motivo });
  await anotarAuditoria(client, null, {
    empresa: null,
    accion: 'estable detenido',
    antes: { area, build },
    despues: { area, build: vuelve, motivo, por: PLATAFORMA.por },
  });
  return vuelve;
}
