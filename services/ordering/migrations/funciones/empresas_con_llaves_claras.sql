-- Which companies have private keys of print services in clear, and nothing of them.
create or replace function pedidos.empresas_con_llaves_claras() returns table (empresa_id int)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select distinct i.empresa_id from pedidos.impresoras_vinculadas i where i.privada not like 'cifrado:%' order by 1;
end $$;

revoke all on function pedidos.empresas_con_llaves_claras() from public;
grant execute on function pedidos.empresas_con_llaves_claras() to comanda_app;
