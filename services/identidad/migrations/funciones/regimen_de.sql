-- The legend of the regime of a company that issues no electronic invoices; null: it has none, or issues them.
create or replace function identidad.regimen_de(p_empresa_id int) returns text
language sql stable
as $$
  select e.rimpe from identidad.empresas e where e.id = p_empresa_id and not e.factura
$$;

revoke all on function identidad.regimen_de(int) from public;
grant execute on function identidad.regimen_de(int) to comanda_app;
