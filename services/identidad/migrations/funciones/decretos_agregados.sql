-- The decrees that the operator added, of all companies, in the order in which they were.
create or replace function identidad.decretos_agregados()
returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', d.id, 'tarifa', d.tarifa, 'desde', d.desde, 'hasta', d.hasta, 'lugares', d.lugares,
           'fuente', d.fuente, 'cesa', d.cesa) order by d.creado, d.id), '[]')
    from identidad.decretos d
$$;

revoke all on function identidad.decretos_agregados() from public;
grant execute on function identidad.decretos_agregados() to comanda_app;
