-- A private key that is closed, to try the key of the installation on before it is used; no row: there is none.
create or replace function pedidos.una_llave_cerrada() returns table (id uuid, privada text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select i.id, i.privada from pedidos.impresoras_vinculadas i where i.privada like 'cifrado:%' limit 1;
end $$;

revoke all on function pedidos.una_llave_cerrada() from public;
grant execute on function pedidos.una_llave_cerrada() to comanda_app;
