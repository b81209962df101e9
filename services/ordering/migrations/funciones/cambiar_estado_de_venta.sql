-- A sale is voided, or holds again. The ledger only grows: what is still in of what it brought goes out, method by method, and comes
-- back with it.
create or replace function pedidos.cambiar_estado_de_venta(
  p_empresa int, p_venta uuid, p_estado text, p_usuario_id uuid, p_usuario text, p_dia date, p_ahora timestamptz, p_antes jsonb,
  p_despues jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_secuencia text;
  v_forma text;
  v_anulada boolean := p_estado = 'ANULADO';
  v_pagos jsonb;
begin
  update pedidos.ventas v set estado = p_estado where v.empresa_id = p_empresa and v.id = p_venta
  returning v.secuencia, v.forma_pago into strict v_secuencia, v_forma;

  select jsonb_agg(jsonb_build_object('forma_pago', d.forma_pago, 'tarjeta', d.tarjeta, 'banco', d.banco,
           'referencia', d.referencia, 'monto', case when v_anulada then -d.monto else d.monto end))
    into v_pagos from pedidos.queda_de(p_empresa, p_venta) d;
  -- where nothing is in, given away whole or given back, it is a sale of its period all the same
  v_pagos := coalesce(v_pagos, jsonb_build_array(jsonb_build_object('forma_pago', v_forma, 'monto', 0)));
  perform pedidos.asentar_pagos(p_empresa, case when v_anulada then 'ANULACION' else 'REACTIVACION' end, p_venta,
    case when v_anulada then 'Anulación ' else 'Reactivación ' end || v_secuencia, v_pagos, null, p_usuario_id, p_usuario, p_dia,
    p_ahora);

  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, antes, despues)
  values (p_empresa, p_ahora, p_usuario_id, p_usuario, case when v_anulada then 'venta anulada' else 'venta reactivada' end,
    p_venta::text, p_antes, p_despues);
end $$;

revoke all on function pedidos.cambiar_estado_de_venta(int, uuid, text, uuid, text, date, timestamptz, jsonb, jsonb) from public;
grant execute on function pedidos.cambiar_estado_de_venta(int, uuid, text, uuid, text, date, timestamptz, jsonb, jsonb) to comanda_app;
