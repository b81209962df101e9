-- What /metricas tells of ordering: what is due and not done, and since when, of all companies together. No company, no
-- content. Scheduled sales and reports by e-mail are due at their planned time; a letter waits from when it was made.
create or replace function pedidos.cifras(p_ahora timestamptz)
returns table (medida text, etiqueta text, valor double precision)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    with colas as (
      select 'programados' as cola, count(*) as pendientes, min(p.proximo) as mas_antiguo
        from pedidos.programados p where p.proximo <= p_ahora
      union all
      select 'suscripciones', count(*), min(s.proximo)
        from pedidos.suscripciones s where s.proximo <= p_ahora
      union all
      select 'reportes', count(*), min(c.creado)
        from pedidos.reporte_cartas c where c.estado = 'PENDIENTE'
    )
    select 'comanda_cola_pendientes', c.cola, c.pendientes::double precision from colas c
    union all
    select 'comanda_cola_edad_segundos', c.cola,
           greatest(coalesce(extract(epoch from p_ahora - c.mas_antiguo), 0), 0)::double precision from colas c;
end $$;

revoke all on function pedidos.cifras(timestamptz) from public;
grant execute on function pedidos.cifras(timestamptz) to comanda_app;
