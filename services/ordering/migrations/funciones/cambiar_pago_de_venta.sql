-- A sale was paid in another way: each method's money goes out, and all of it comes in by the one. As cambiar_estado_de_venta.
create or replace function pedidos.cambiar_pago_de_venta(
  p_empresa int, p_venta uuid, p_forma text, p_usuario_id uuid, p_usuario text, p_dia date, p_ahora timestamptz, p_antes jsonb,
  p_despues jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_secuencia text;
  v_total numeric;
begin
  update pedidos.ventas v set forma_pago = p_forma, mixta = false where v.empresa_id = p_empresa and v.id = p_venta
  returning v.secuencia, v.total into strict v_secuencia, v_total;

  insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, tarjeta, banco, referencia, monto,
    ingreso, salida, usuario_id, usuario, fecha_negocio, creado)
  select p_empresa, 'CAMBIO_PAGO', p_venta, 'Cambio de pago ' || v_secuencia, p.forma_pago, p.tarjeta, p.banco, p.referencia,
         p.monto,
         case when p.forma_pago = 'EFECTIVO' then greatest(p.monto, 0) else 0 end,
         case when p.forma_pago = 'EFECTIVO' then greatest(-p.monto, 0) else 0 end,
         p_usuario_id, p_usuario, p_dia, p_ahora
    from (select d.forma_pago, d.tarjeta, d.banco, d.referencia, -d.monto as monto
            from pedidos.pagado_de(p_empresa, p_venta) d
          union all select p_forma, null, null, null, v_total where v_total > 0) p;

  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, antes, despues)
  values (p_empresa, p_ahora, p_usuario_id, p_usuario, 'forma de pago cambiada', p_venta::text, p_antes, p_despues);
end $$;

revoke all on function pedidos.cambiar_pago_de_venta(int, uuid, text, uuid, text, date, timestamptz, jsonb, jsonb) from public;
grant execute on function pedidos.cambiar_pago_de_venta(int, uuid, text, uuid, text, date, timestamptz, jsonb, jsonb) to comanda_app;
