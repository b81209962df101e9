-- The time that a share of what was counted did not pass, as if those of a bucket lay evenly in it; null where nothing was. p_hasta: the
-- upper bounds of the buckets; of what passed the last nothing more is known, and that bound is answered. As percentil of
-- services/platform/src/telemetria/contar.ts, which a test compares.
create or replace function plataforma.percentil(p_tramos bigint[], p_hasta int[], p_parte double precision)
returns double precision
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with tramos as (
    select t.i, t.n::double precision as n, sum(t.n) over (order by t.i)::double precision as van,
           sum(t.n) over ()::double precision * p_parte as faltan
      from unnest(p_tramos) with ordinality as t (n, i)
  ), suyo as (
    select coalesce(p_hasta[i - 1], 0) as desde, coalesce(p_hasta[i], p_hasta[cardinality(p_hasta)]) as hasta,
           (faltan - (van - n)) / n as dentro
      from tramos where n > 0 and van >= faltan order by i limit 1
  )
  select desde + (hasta - desde) * dentro from suyo
$$;

revoke all on function plataforma.percentil(bigint[], int[], double precision) from public;
grant execute on function plataforma.percentil(bigint[], int[], double precision) to comanda_app;
