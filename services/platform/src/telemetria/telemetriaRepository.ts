import type { Caller } from '@comanda/kit/acceso/tenant';
import type { Db } from '@comanda/kit/base/db';
import { decirBuilds } from '@comanda/kit/flujo/canal';
import { FASES_DE_CODIGO, FASES_DE_FALLO } from '@comanda/shared/contracts/plataforma/fases';
import type { Evento } from '@comanda/shared/contracts/plataforma/telemetria';

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

/**
 * What a session found of the builds that are canary or stable among those: one row each, a failure stays one, with when it was the
 * last time. A row that says the same is written again after ten minutes.
 */
const ANOTAR = `
  insert into plataforma.informes_de_sesion as i (area, build, sesion_id, usuario_id, fallo, de_codigo, fallo_en, de_codigo_en, cuando, cargas)
  select e.area, e.build, $1, $2, bool_or(e.fase = any ($3)), bool_or(e.fase = any ($4)),
         max($5::timestamptz) filter (where e.fase = any ($3)), max($5::timestamptz) filter (where e.fase = any ($4)), $5,
         count(*) filter (where e.fase = 'carga' and exists (
           select from plataforma.canales c where c.area = e.area and c.build = e.build and c.canal = 'canario'))
    from jsonb_to_recordset($6) as e (area text, build text, fase text)
   where (e.fase = 'carga' or e.fase = any ($3))
     and exists (select from plataforma.canales c where c.area = e.area and c.build = e.build and c.detenido is null)
   group by e.area, e.build order by e.area, e.build
      on conflict (area, build, sesion_id) do update
     set fallo = i.fallo or excluded.fallo, de_codigo = i.de_codigo or excluded.de_codigo, cuando = excluded.cuando,
         fallo_en = greatest(i.fallo_en, excluded.fallo_en), de_codigo_en = greatest(i.de_codigo_en, excluded.de_codigo_en),
         cargas = i.cargas + excluded.cargas
   where excluded.fallo_en > coalesce(i.fallo_en + interval '10 minutes', '-infinity')
      or excluded.de_codigo_en > coalesce(i.de_codigo_en + interval '10 minutes', '-infinity')
      or excluded.cargas > 0 or excluded.cuando > i.cuando + interval '10 minutes'`;

/** Fewer say too little of a build: one browser that is out of order would stop it. */
export const SESIONES_MINIMAS = 5;
/** Nobody stops a canary alone, however many sessions they open. */
export const PERSONAS_MINIMAS = 2;
/** A build that fails in one session of ten is broken: others fail in one of thousands. */
export const LIMITE_DE_FALLOS = 0.1;

/** The beginning of the hours that are looked at, of $2: this one and the one before. */
export const DESDE_HACE_POCO = `date_trunc('hour', $2::timestamptz - interval '1 hour')`;

/**
 * Stops the canaries of those builds that fail too often, in one statement: whoever comes second finds them stopped.
 * Only sessions of a company count, each once: who is not logged in gets no canary, and could be anybody.
 */
const DETENER = `
  with uso as (
    select c.area, c.build, count(*) as todas, count(*) filter (where i.fallo_en >= ${DESDE_HACE_POCO}) as fallos,
           count(distinct i.usuario_id) filter (where i.fallo_en >= ${DESDE_HACE_POCO}) as personas
      from plataforma.canales c join plataforma.informes_de_sesion i on i.area = c.area and i.build = c.build
     where c.canal = 'canario' and c.detenido is null and c.area || '/' || c.build = any ($1)
       and i.cuando >= ${DESDE_HACE_POCO}
     group by c.area, c.build
  ), malos as (
    select area, build, 'Fallaron ' || fallos || ' de ' || todas || ' sesiones' as motivo from uso
     where todas >= ${SESIONES_MINIMAS} and personas >= ${PERSONAS_MINIMAS} and fallos >= todas * ${LIMITE_DE_FALLOS}
  ), parados as (
    update plataforma.canales c set detenido = $2, motivo = m.motivo from malos m
     where c.area = m.area and c.canal = 'canario' and c.build = m.build and c.detenido is null
    returning c.area, c.build, c.porcentaje, c.motivo
  ), activados as (
    insert into plataforma.activaciones (area, canal, build, por, motivo, cuando)
    select area, 'canario', null, 'plataforma', motivo, $2 from parados
  ), marcados as (
    insert into plataforma.builds_malos (area, build, motivo, por, desde)
    select area, build, motivo, 'plataforma', $2 from parados on conflict (area, build) do nothing
  ), anotados as (
    select area, build, identidad.anotar(null, null, 'canario detenido',
             jsonb_build_object('area', area, 'build', build, 'porcentaje', porcentaje),
             jsonb_build_object('motivo', motivo), $2)
      from parados
  )
  select area, build, motivo from parados join anotados using (area, build)`;

const DIAS = 30;
/** So many rows go at a time, so that nobody who reports waits for a month of rows. */
const POR_VEZ = 500;

const OLVIDAR = `
  with de_fallos as (
    delete from plataforma.fallos where ctid = any (array (
      select ctid from plataforma.fallos where ultima < $1::timestamptz - interval '${DIAS} days' limit ${POR_VEZ}))
  ), de_medidas as (
    delete from plataforma.medidas where ctid = any (array (
      select ctid from plataforma.medidas where hora < $1::timestamptz - interval '${DIAS} days' limit ${POR_VEZ}))
  ), de_sesiones as (
    delete from plataforma.informes_de_sesion where ctid = any (array (
      select ctid from plataforma.informes_de_sesion where cuando < $1::timestamptz - interval '${DIAS} days' limit ${POR_VEZ})))
  delete from plataforma.telemetria where ctid = any (array (
    select ctid from plataforma.telemetria where hora < $1::timestamptz - interval '${DIAS} days' limit ${POR_VEZ}))`;

export type Detenido = { area: string; build: string; motivo: string };

/** What browsers report, added up by hour. Builds there are not are left out. */
export function telemetriaRepository({ pool }: Pick<Db, 'pool'>) {
  return {
    /** What that session found, once for each build that a channel points to; of others, nothing. */
    async anotarSesion(caller: Caller, eventos: readonly Evento[], ahora: Date): Promise<void> {
      await pool.query(ANOTAR, [
        caller.sesion.id,
        caller.id,
        FASES_DE_FALLO,
        FASES_DE_CODIGO,
        ahora,
        JSON.stringify(eventos),
      ]);
    },

    async sumar(empresa: number, eventos: readonly Evento[], ahora: Date): Promise<void> {
      if (eventos.length === 0) return;
      const cuentas: CuentaDeEventos[] = contarEventos(eventos);
      await pool.query(SUMAR, [empresa, ahora, JSON.stringify(cuentas)]);
    },

    /** The canaries among those builds ('area/build') that have just been stopped. */
    async detenerCanarios(builds: readonly string[], ahora: Date): Promise<Detenido[]> {
      const { rows } = await pool.query<Detenido>(DETENER, [builds, ahora]);
      if (rows.length > 0) await decirBuilds(pool);
      return rows;
    },

    async olvidar(ahora: Date): Promise<number> {
      return (await pool.query(OLVIDAR, [ahora])).rowCount ?? 0;
    },
  };
}
