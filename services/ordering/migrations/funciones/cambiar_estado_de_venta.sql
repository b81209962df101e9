-- A sale is voided, or holds again. The ledger only grows: what it brought goes out, method by method, and comes back with it; of cash
-- that is what goes in or out of the drawer. The ledger's rows in one statement: what a period adds up to counts the sale once.
create or replace function pedidos.cambiar_estado_de_venta(
  p_empresa int, p_venta uuid, p_estado text, p_usuario_id uuid, p_usuario text, p_dia date, p_ahora timestamptz, p_antes jsonb,
  p_despues jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_secuencia text;
  v_anulada boolean := p_estado = 'ANULADO';
begin
  update pedidos.ventas v set estado = p_estado where v.empresa_id = p_empresa and v.id = p_venta
  returning v.secuencia into strict v_secuencia;

  insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, tarjeta, banco, referencia, monto,
    ingreso, salida, usuario_id, usuario, fecha_negocio, creado)
  select p_empresa, case when v_anulada then 'ANULACION' else 'REACTIVACION' end, p_venta,
         case when v_anulada then 'Anulación ' else 'Reactivación ' end || v_secuencia, p.forma_pago, p.tarjeta, p.banco,
         p.referencia, p.monto,
         case when p.forma_pago = 'EFECTIVO' then greatest(p.monto, 0) else 0 end,
         case when p.forma_pago = 'EFECTIVO' then greatest(-p.monto, 0) else 0 end,
         p_usuario_id, p_usuario, p_dia, p_ahora
    from (select d.forma_pago, d.tarjeta, d.banco, d.referencia, case when v_anulada then -d.monto else d.monto end as monto
            from pedidos.pagado_de(p_empresa, p_venta) d) p;

  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, antes, despues)
  values (p_empresa, p_ahora, p_usuario_id, p_usuario, case when v_anulada then 'venta anulada' else 'venta reactivada' end,
    p_venta::text, p_antes, p_despues);
end $$;

revoke all on function pedidos.cambiar_estado_de_venta(int, uuid, text, uuid, text, date, timestamptz, jsonb, jsonb) from public;
grant execute on function pedidos.cambiar_estado_de_venta(int, uuid, text, uuid, text, date, timestamptz, jsonb, jsonb) to comanda_app;
