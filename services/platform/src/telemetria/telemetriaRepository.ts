import type { Db } from '@comanda/kit/base/db';
import { FASES_DE_FALLO, type Evento } from '@comanda/shared/contracts/telemetria';

import { contarEventos, type CuentaDeEventos } from './contar';

const SUMAR = `
  insert into plataforma.telemetria (empresa_id, hora, area, build, fase, veces, tramos)
  select $1, date_trunc('hour', $2::timestamptz), e.area, e.build, e.fase, e.veces, e.tramos
    from jsonb_to_recordset($3) as e (area text, build text, fase text, veces int, tramos int[])
    join plataforma.lanzamientos l on l.area = e.area and l.build = e.build
   order by e.area, e.build, e.fase
      on conflict (empresa_id, hora, area, build, fase) do update
     set veces = telemetria.veces + excluded.veces,
         tramos = (select array_agg(a + b order by i)
                     from unnest(telemetria.tramos, excluded.tramos) with ordinality as t (a, b, i))`;

/** Fewer say too little of a build: one browser that is out of order would stop it. */
const INFORMES_MINIMOS = 5;
/** A build that fails in one load of ten is broken: others fail in one of thousands. */
const LIMITE_DE_FALLOS = 0.1;

/**
 * Stops the canaries of those builds that fail too often, in one statement: whoever comes second finds them stopped.
 * Only what sessions of a company reported counts: who is not logged in gets no canary, and could be anybody.
 */
const DETENER = `
  with uso as (
    select c.area, c.build, sum(t.veces) as todas,
           coalesce(sum(t.veces) filter (where t.fase = any ($2)), 0) as fallos
      from plataforma.canales c join plataforma.telemetria t on t.area = c.area and t.build = c.build
     where c.canal = 'canario' and c.detenido is null and c.area || '/' || c.build = any ($1)
       and t.empresa_id <> 0 and (t.fase = 'carga' or t.fase = any ($2))
       and t.hora >= date_trunc('hour', $3::timestamptz - interval '1 hour')
     group by c.area, c.build
  ), malos as (
    select area, build, 'Fallaron ' || fallos || ' de ' || todas || ' cargas' as motivo from uso
     where todas >= ${INFORMES_MINIMOS} and fallos >= todas * ${LIMITE_DE_FALLOS}
  ), parados as (
    update plataforma.canales c set detenido = $3, motivo = m.motivo from malos m
     where c.area = m.area and c.canal = 'canario' and c.build = m.build and c.detenido is null
    returning c.area, c.build, c.porcentaje, c.motivo
  ), activados as (
    insert into plataforma.activaciones (area, canal, build, por, motivo, cuando)
    select area, 'canario', null, 'plataforma', motivo, $3 from parados
  ), marcados as (
    insert into plataforma.builds_malos (area, build, motivo, por, desde)
    select area, build, motivo, 'plataforma', $3 from parados on conflict (area, build) do nothing
  ), anotados as (
    select area, build, identidad.anotar(null, null, 'canario detenido',
             jsonb_build_object('area', area, 'build', build, 'porcentaje', porcentaje),
             jsonb_build_object('motivo', motivo), $3)
      from parados
  )
  select area, build, motivo from parados join anotados using (area, build)`;

const DIAS = 30;
/** So many rows go at a time, so that nobody who reports waits for a month of rows. */
const POR_VEZ = 500;

const OLVIDAR = `
  delete from plataforma.telemetria where ctid = any (array (
    select ctid from plataforma.telemetria where hora < $1::timestamptz - interval '${DIAS} days' limit ${POR_VEZ}))`;

export type Detenido = { area: string; build: string; motivo: string };

/** What browsers report, added up by hour. Builds there are not are left out. */
export function telemetriaRepository({ pool }: Pick<Db, 'pool'>) {
  return {
    async sumar(empresa: number, eventos: readonly Evento[], ahora: Date): Promise<void> {
      const cuentas: CuentaDeEventos[] = contarEventos(eventos);
      await pool.query(SUMAR, [empresa, ahora, JSON.stringify(cuentas)]);
    },

    /** The canaries among those builds ('area/build') that have just been stopped. */
    async detenerCanarios(builds: readonly string[], ahora: Date): Promise<Detenido[]> {
      return (await pool.query<Detenido>(DETENER, [builds, FASES_DE_FALLO, ahora])).rows;
    },

    async olvidar(ahora: Date): Promise<number> {
      return (await pool.query(OLVIDAR, [ahora])).rowCount ?? 0;
    },
  };
}
