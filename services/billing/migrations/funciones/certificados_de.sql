-- Until when each of those companies can sign, and who certified it: nothing secret. Read by ordering, for the lists of
-- companies; null: of every company.
create or replace function facturacion.certificados_de(p_empresas int[])
returns table (empresa_id int, emisor text, valido_desde timestamptz, valido_hasta timestamptz)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  select c.empresa_id, c.emisor, c.valido_desde, c.valido_hasta
    from facturacion.certificados c
   where c.activo and (p_empresas is null or c.empresa_id = any (p_empresas));
end
$$;

revoke all on function facturacion.certificados_de(int[]) from public;
grant execute on function facturacion.certificados_de(int[]) to comanda_app;
