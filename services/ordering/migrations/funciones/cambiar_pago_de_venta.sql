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
  v_pagos jsonb;
begin
  update pedidos.ventas v set forma_pago = p_forma, mixta = false where v.empresa_id = p_empresa and v.id = p_venta
  returning v.secuencia, v.total into strict v_secuencia, v_total;

  select jsonb_agg(jsonb_build_object('forma_pago', d.forma_pago, 'tarjeta', d.tarjeta, 'banco', d.banco,
           'referencia', d.referencia, 'monto', -d.monto))
    into v_pagos from pedidos.pagado_de(p_empresa, p_venta) d;
  if v_total > 0 then
    v_pagos := coalesce(v_pagos, '[]') || jsonb_build_object('forma_pago', p_forma, 'monto', v_total);
  end if;
  perform pedidos.asentar_pagos(p_empresa, 'CAMBIO_PAGO', p_venta, 'Cambio de pago ' || v_secuencia, v_pagos, null, p_usuario_id,
    p_usuario, p_dia, p_ahora);

  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, antes, despues)
  values (p_empresa, p_ahora, p_usuario_id, p_usuario, 'forma de pago cambiada', p_venta::text, p_antes, p_despues);
end $$;

revoke all on function pedidos.cambiar_pago_de_venta(int, uuid, text, uuid, text, date, timestamptz, jsonb, jsonb) from public;
grant execute on function pedidos.cambiar_pago_de_venta(int, uuid, text, uuid, text, date, timestamptz, jsonb, jsonb) to comanda_app;
