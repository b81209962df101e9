-- The one way to see pending days of all companies: those before p_antes, oldest first, nothing of their content.
create or replace function pedidos.dias_por_totalizar(p_n int, p_antes date)
returns table (empresa_id int, fecha date)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select p.empresa_id, p.fecha from pedidos.dias_pendientes p
     where p.fecha < p_antes order by p.fecha, p.empresa_id limit p_n;
end $$;

revoke all on function pedidos.dias_por_totalizar(int, date) from public;
grant execute on function pedidos.dias_por_totalizar(int, date) to comanda_app;
