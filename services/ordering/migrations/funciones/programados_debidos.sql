-- The one way to see schedules of all companies: whose time has come, and nothing of their content. A lease that ends later than one
-- that began now (p_hasta) is of a clock that was set back. Leases share out the work: what makes a sale one is its result's key.
create or replace function pedidos.programados_debidos(p_n int, p_ahora timestamptz, p_hasta timestamptz)
returns table (empresa_id int, id bigint)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select q.empresa_id, q.id
      from pedidos.programados q
     where q.proximo <= p_ahora
       and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora or q.arrendado_hasta > p_hasta)
     order by q.proximo
     limit p_n;
end $$;

revoke all on function pedidos.programados_debidos(int, timestamptz, timestamptz) from public;
grant execute on function pedidos.programados_debidos(int, timestamptz, timestamptz) to comanda_app;
