-- The one way to see leases of all companies: which have ended, and nothing of them. Each is then ended inside its own
-- company, where whoever comes second finds it ended.
create or replace function facturacion.tomar_arriendos_vencidos(p_n int, p_ahora timestamptz)
returns table (empresa_id int, dispositivo_id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  select d.empresa_id, d.id from facturacion.dispositivos d
   where d.arriendo_hasta <= p_ahora
   order by d.arriendo_hasta limit p_n;
end
$$;

revoke all on function facturacion.tomar_arriendos_vencidos(int, timestamptz) from public;
grant execute on function facturacion.tomar_arriendos_vencidos(int, timestamptz) to comanda_app;
