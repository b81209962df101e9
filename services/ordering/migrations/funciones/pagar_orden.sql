-- Writes how much of which lines of an order a sale paid; nothing where the sale was not made. It takes the order itself and
-- reads its ledger afterwards, whatever its caller has taken: no unit is paid that is not there.
create or replace function pedidos.pagar_orden(
  p_empresa int, p_venta uuid, p_orden uuid, p_lineas uuid[], p_cantidades numeric[]
) returns void
language plpgsql volatile
as $$
declare
  v record;
begin
  perform from pedidos.ordenes where empresa_id = p_empresa and id = p_orden for no key update;
  select o.usuario_id, o.caja_usuario, o.fecha_creacion into v from pedidos.ventas o where o.empresa_id = p_empresa and o.id = p_venta;
  if not found then return; end if;
  insert into pedidos.orden_operaciones (empresa_id, clave, tipo, orden_id, usuario_id, usuario, creado)
  values (p_empresa, p_venta, 'PAGO', p_orden, v.usuario_id, v.caja_usuario, v.fecha_creacion);
  for i in 1 .. cardinality(p_lineas) loop
    insert into pedidos.orden_movimientos (empresa_id, operacion, orden_id, linea_id, cantidad)
    values (p_empresa, p_venta, p_orden, p_lineas[i], -p_cantidades[i]);
  end loop;
  if exists (select from pedidos.orden_movimientos
              where empresa_id = p_empresa and orden_id = p_orden and linea_id = any (p_lineas)
              group by linea_id having sum(cantidad) < 0) then
    raise check_violation using constraint = 'orden_movimientos_saldo',
      message = 'pagar_orden ' || p_orden || ': constraint "orden_movimientos_saldo"';
  end if;
end $$;

revoke all on function pedidos.pagar_orden(int, uuid, uuid, uuid[], numeric[]) from public;
grant execute on function pedidos.pagar_orden(int, uuid, uuid, uuid[], numeric[]) to comanda_app;
