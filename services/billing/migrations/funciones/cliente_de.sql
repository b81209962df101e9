-- The customer a sale is issued to; read by ordering.
create or replace function facturacion.cliente_de(p_empresa_id int, p_cedula text)
returns table (
  nombre text, razon_social text, email text, direccion text, telefono text, cedula text, tipo_identificacion text
)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
  select c.nombre, c.razon_social, c.email, c.direccion, c.telefono, c.cedula, c.tipo_identificacion
    from facturacion.clientes c
   where c.empresa_id = p_empresa_id and c.cedula = p_cedula;
end
$$;

revoke all on function facturacion.cliente_de(int, text) from public;
grant execute on function facturacion.cliente_de(int, text) to comanda_app;
