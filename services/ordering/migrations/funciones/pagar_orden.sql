-- Writes how much of which lines of an order a sale paid; nothing where the sale was not made. It takes the order itself and
-- reads its ledger afterwards, whatever its caller has taken: no unit is paid that is not there.
create or replace function pedidos.pagar_orden(
  p_empresa int, p_venta uuid, p_orden uuid, p_lineas uuid[], p_cantidades numeric[]
) returns void
language plpgsql volatile
as $$
begin
  perform from pedidos.ordenes where empresa_id = p_empresa and id = p_orden for no key update;
  insert into pedidos.orden_operaciones (empresa_id, clave, tipo, orden_id, usuario_id, usuario, creado)
  select empresa_id, id, 'PAGO', p_orden, usuario_id, caja_usuario, fecha_creacion
    from pedidos.ventas where empresa_id = p_empresa and id = p_venta;
  if not found then return; end if;
  insert into pedidos.orden_movimientos (empresa_id, operacion, orden_id, linea_id, cantidad)
  select p_empresa, p_venta, p_orden, l.linea, -l.cantidad
    from unnest(p_lineas, p_cantidades) as l (linea, cantidad);
  if exists (select from pedidos.orden_movimientos
              where empresa_id = p_empresa and orden_id = p_orden and linea_id = any (p_lineas)
              group by linea_id having sum(cantidad) < 0) then
    raise check_violation using constraint = 'orden_movimientos_saldo',
      message = 'pagar_orden ' || p_orden || ': constraint "orden_movimientos_saldo"';
  end if;
end $$;

revoke all on function pedidos.pagar_orden(int, uuid, uuid, uuid[], numeric[]) from public;
grant execute on function pedidos.pagar_orden(int, uuid, uuid, uuid[], numeric[]) to comanda_app;
