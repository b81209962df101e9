-- The legend of the regime of a company that sells with notas de venta, besides its electronic invoices or without any; null: it has
-- none, or invoices all that it sells.
create or replace function identidad.regimen_de(p_empresa_id int) returns text
language sql stable
as $$
  select e.rimpe from identidad.empresas e where e.id = p_empresa_id and (not e.factura or e.notas_de_venta)
$$;

revoke all on function identidad.regimen_de(int) from public;
grant execute on function identidad.regimen_de(int) to comanda_app;
