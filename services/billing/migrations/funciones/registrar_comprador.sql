-- The customer that a till took down without a line, registered with the sale that was made to them; called by ordering.
-- Whoever is registered stays as they are.
create or replace function facturacion.registrar_comprador(p_empresa_id int, p_cliente jsonb)
returns void
language plpgsql volatile
as $$
declare
  c facturacion.clientes := jsonb_populate_record(null::facturacion.clientes, p_cliente);
begin
  insert into facturacion.clientes (
    empresa_id, cedula, tipo_identificacion, nombre, razon_social, email, direccion, telefono)
  values (
    p_empresa_id, c.cedula, c.tipo_identificacion, c.nombre, c.razon_social, c.email, c.direccion, c.telefono)
      on conflict (empresa_id, cedula) do nothing;
end
$$;

revoke all on function facturacion.registrar_comprador(int, jsonb) from public;
grant execute on function facturacion.registrar_comprador(int, jsonb) to comanda_app;
