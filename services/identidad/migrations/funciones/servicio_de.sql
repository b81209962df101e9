-- Where a company adds the servicio of the law to what it sells; null: nowhere.
create or replace function identidad.servicio_de(p_empresa_id int) returns text
language sql stable
as $$
  select e.servicio from identidad.empresas e where e.id = p_empresa_id
$$;

revoke all on function identidad.servicio_de(int) from public;
grant execute on function identidad.servicio_de(int) to comanda_app;
