-- Whether what a sale brought is still in an open period, which then stays open until the end of this transaction.
create or replace function pedidos.en_periodo_abierto(p_empresa int, p_venta uuid) returns boolean
language plpgsql volatile
as $$
declare
  v_caja int;
  v_periodo int;
begin
  select m.caja_id, m.periodo into v_caja, v_periodo from pedidos.caja_movimientos m
   where m.empresa_id = p_empresa and m.venta_id = p_venta and m.tipo = 'VENTA' limit 1;
  return v_periodo = pedidos.tomar_periodo(p_empresa, v_caja, null);
end $$;

revoke all on function pedidos.en_periodo_abierto(int, uuid) from public;
grant execute on function pedidos.en_periodo_abierto(int, uuid) to comanda_app;
