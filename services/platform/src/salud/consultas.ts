/** Of ten thousand visits: the objective of the frame, which is no row of the areas. */
export const OBJETIVO_DEL_MARCO = 9_950;

/** Of rows of telemetry as t: what is a visit, what failed in it, and what is told beside it. */
const CUENTAS = `
           coalesce(sum(t.veces) filter (where t.fase = 'carga'), 0) as cargas,
           coalesce(sum(t.veces) filter (where t.fase in ('version', 'evaluacion', 'pintado')), 0) as sin_cargar,
           coalesce(sum(t.veces) filter (where t.fase = 'fallida'), 0) as fallidas,
           coalesce(sum(t.veces) filter (where t.fase = 'bucle'), 0) as bucles,
           coalesce(sum(t.veces) filter (where t.fase = 'colgado'), 0) as colgadas`;

/**
 * Visits of each area ($2: of that alone, where it says one) in the last hour, six hours, day and week ($1: now), each with the hour it begins in, and how many of them failed. A
 * visit is a page that loaded a build of the area, or failed to by what only code explains; it failed where that was so, or where something
 * did after its screen had shown. Loops of renders and hangs are counted beside them. Who is not logged in could be anybody: counts only
 * for the pages that are for them.
 */
export const VISITAS_DE_AREAS = `
  with areas as (
    select u.* from (
      select a.area, a.objetivo, a.zona from plataforma.areas a where a.retirada is null
       union all select 'shell', ${OBJETIVO_DEL_MARCO}, 'admin') u
     where $2::text is null or u.area = $2
  ), ventanas as (
    select v.horas, date_trunc('hour', $1::timestamptz - make_interval(hours => v.horas)) as desde
      from (values (1), (6), (24), (168)) as v (horas)
  ), cuentas as (
    select t.area, t.hora,
           ${CUENTAS}
      from plataforma.telemetria t join areas a on a.area = t.area
     where t.hora >= (select min(v.desde) from ventanas v)
       and ($2::text is null or t.area = $2)
       and (t.empresa_id > 0 or a.zona = 'auth')
     group by t.area, t.hora
  )
  select a.area, a.objetivo, v.horas,
         coalesce(sum(c.cargas + c.sin_cargar), 0)::int as visitas,
         least(coalesce(sum(c.fallidas + c.sin_cargar), 0), coalesce(sum(c.cargas + c.sin_cargar), 0))::int as malas,
         coalesce(sum(c.bucles), 0)::int as bucles, coalesce(sum(c.colgadas), 0)::int as colgadas
    from areas a cross join ventanas v
    left join cuentas c on c.area = a.area and c.hora >= v.desde
   group by a.area, a.objetivo, v.horas`;

/**
 * Of each area ($2: of that alone, where it says one) in the last 24 hours, the time in milliseconds that three of four did not pass: of loads ('carga'), and of what browsers
 * measure, of whom VISITAS_DE_AREAS counts. $3: the bounds that they are counted by.
 */
export const TIEMPOS_DE_AREAS = `
  with de_nadie as (
    select a.area from plataforma.areas a where a.zona = 'auth'
  ), contados as (
    select t.area, t.fase as medida, t.tramos
      from plataforma.telemetria t
     where t.fase = 'carga' and t.hora >= date_trunc('hour', $1::timestamptz - interval '24 hours')
       and ($2::text is null or t.area = $2)
       and (t.empresa_id > 0 or t.area in (select area from de_nadie))
     union all
    select m.area, m.medida, m.tramos
      from plataforma.medidas m
     where m.hora >= date_trunc('hour', $1::timestamptz - interval '24 hours') and ($2::text is null or m.area = $2)
       and (m.empresa_id > 0 or m.area in (select area from de_nadie))
  ), por_tramo as (
    select c.area, c.medida, u.i, sum(u.n)::bigint as n
      from contados c, unnest(c.tramos) with ordinality as u (n, i)
     group by c.area, c.medida, u.i
  )
  select p.area, p.medida, plataforma.percentil(array_agg(p.n order by p.i), $3::int[], 0.75) as p75
    from por_tramo p group by p.area, p.medida`;

/** As VISITAS_DE_AREAS counts them, a company a row; times of each besides. $2: the area; $3: the bounds. */
export const VISITAS_POR_EMPRESA = `
  with desde as (
    select date_trunc('hour', $1::timestamptz - interval '24 hours') as hora
  ), cuentas as (
    select t.empresa_id,
           ${CUENTAS}
      from plataforma.telemetria t, desde d where t.area = $2 and t.hora >= d.hora and t.empresa_id > 0
     group by t.empresa_id
  ), contados as (
    select t.empresa_id, t.fase as medida, t.tramos
      from plataforma.telemetria t, desde d where t.area = $2 and t.hora >= d.hora and t.fase = 'carga'
     union all
    select m.empresa_id, m.medida, m.tramos from plataforma.medidas m, desde d where m.area = $2 and m.hora >= d.hora
  ), por_tramo as (
    select c.empresa_id, c.medida, u.i, sum(u.n)::bigint as n
      from contados c, unnest(c.tramos) with ordinality as u (n, i) group by c.empresa_id, c.medida, u.i
  ), tiempos as (
    select empresa_id, medida, round(plataforma.percentil(array_agg(n order by i), $3, 0.75))::int as p75
      from por_tramo group by empresa_id, medida
  )
  select e.empresa, (c.cargas + c.sin_cargar)::int as visitas,
         least(c.fallidas + c.sin_cargar, c.cargas + c.sin_cargar)::int as malas, c.bucles::int as bucles, c.colgadas::int as colgadas,
         (select p75 from tiempos t where t.empresa_id = c.empresa_id and t.medida = 'carga') as carga,
         (select p75 from tiempos t where t.empresa_id = c.empresa_id and t.medida = 'lcp') as lcp,
         (select p75 from tiempos t where t.empresa_id = c.empresa_id and t.medida = 'inp') as inp
    from cuentas c join identidad.todas_las_empresas() e on e.id = c.empresa_id
   order by malas desc, visitas desc, e.empresa`;
