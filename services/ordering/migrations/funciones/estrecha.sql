-- Whether the private keys of print services are closed: nothing of the version before is left to read them in clear.
create or replace function pedidos.estrecha() returns boolean
language sql stable
as $$
  select exists (select from pg_constraint
                  where conrelid = 'pedidos.impresoras_vinculadas'::regclass and conname = 'impresoras_vinculadas_cerrada')
$$;

revoke all on function pedidos.estrecha() from public;
grant execute on function pedidos.estrecha() to comanda_app;
