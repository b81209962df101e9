-- A private key that is closed, to try the key of the installation on before it is used; no row: there is none.
create or replace function pedidos.una_llave_cerrada() returns table (id uuid, privada text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select i.id, i.privada from pedidos.impresoras_vinculadas i where i.privada like 'cifrado:%' limit 1
$$;

revoke all on function pedidos.una_llave_cerrada() from public;
grant execute on function pedidos.una_llave_cerrada() to comanda_app;
