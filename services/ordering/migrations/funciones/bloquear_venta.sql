-- Called by billing before it takes an invoice: whoever changes a sale takes the sale first and its invoice second.
create or replace function pedidos.bloquear_venta(p_empresa_id int, p_venta_id uuid) returns void
language plpgsql volatile
as $$
begin
  perform from pedidos.ventas v where v.empresa_id = p_empresa_id and v.id = p_venta_id for update;
end
$$;

revoke all on function pedidos.bloquear_venta(int, uuid) from public;
grant execute on function pedidos.bloquear_venta(int, uuid) to comanda_app;
