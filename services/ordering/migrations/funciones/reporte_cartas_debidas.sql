-- Letters of all companies that are due: whose they are, nothing of their content. What somebody asked for now goes before what was
-- planned.
create or replace function pedidos.reporte_cartas_debidas(p_n int, p_ahora timestamptz, p_hasta timestamptz)
returns table (empresa_id int, suscripcion_id bigint, id bigint)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select q.empresa_id, q.suscripcion_id, q.id
      from pedidos.reporte_cartas q
     where q.estado = 'PENDIENTE' and q.proximo <= p_ahora
       and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
     order by q.por is null, q.proximo
     limit p_n;
end $$;

revoke all on function pedidos.reporte_cartas_debidas(int, timestamptz, timestamptz) from public;
grant execute on function pedidos.reporte_cartas_debidas(int, timestamptz, timestamptz) to comanda_app;
