-- Holds the record of a company for the rest of the transaction: its series is neither changed nor claimed meanwhile.
create or replace function identidad.bloquear_empresa(p_empresa_id int)
returns table (ruc text, establecimiento text, punto_emision text, ambiente text)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select e.ruc, e.establecimiento, e.punto_emision, e.ambiente
    from identidad.empresas e where e.id = p_empresa_id
     for no key update
$$;

revoke all on function identidad.bloquear_empresa(int) from public;
grant execute on function identidad.bloquear_empresa(int) to comanda_app;
