-- The whole sale, as whoever decided it says it: its number, its nota de venta, who approved what is taken off, what was sold, what was
-- paid, what is left on account, and the order that it pays. One trip, in which nothing is written by a `with` and each statement names the
-- company, so that where companies are spread over servers it runs whole at the company's own (docs/operacion/citus.md).
-- Where there is no number, or the approval is used, it is an error that says which, and nothing of its transaction stays.
-- `p_venta` is what ventas/ventaEnJson.ts writes.
create or replace function pedidos.vender(p_empresa int, p_venta jsonb)
returns table (secuencia text, secuencial bigint, nota jsonb)
language plpgsql volatile
as $$
#variable_conflict use_column
declare
  v record;
  l record;
  v_nota record;
  v_con_nota boolean := false;
  v_mixta boolean;
  v_secuencia text;
  v_secuencial bigint;
  v_establecimiento text;
  v_punto_emision text;
begin
  select * into v from jsonb_to_record(p_venta) as d (
    id uuid, idempotencia uuid, huella text, forma_pago text, usuario_id uuid, usuario text, cedula text, nombre text, email text,
    subtotal numeric, iva numeric, total numeric, descuento numeric, motivo_descuento text, propina numeric, servicio numeric,
    canal text, caja int, fecha_negocio date, ahora timestamptz, lineas jsonb, pagos jsonb, aprobacion jsonb, credito jsonb,
    orden jsonb, clave_acceso text, comprobante jsonb, dispositivo uuid, establecimiento text, punto_emision text,
    con_nota boolean);

  if v.con_nota then
    select * into v_nota from pedidos.tomar_nota(p_empresa, (v.ahora at time zone 'America/Guayaquil')::date);
    v_con_nota := found;
  end if;

  if v.clave_acceso is null then
    -- a company that has never registered a talonario sells as it did before: a new version closes no shop
    if v_con_nota or not v.con_nota
       or not exists (select from pedidos.talonarios t where t.empresa_id = p_empresa) then
      insert into pedidos.contadores as c (empresa_id, establecimiento, punto_emision, siguiente)
      values (p_empresa, v.establecimiento, v.punto_emision, 2)
      on conflict (empresa_id, establecimiento, punto_emision) do update set siguiente = c.siguiente + 1
      returning c.siguiente - 1, c.establecimiento, c.punto_emision
        into v_secuencial, v_establecimiento, v_punto_emision;
    end if;
  elsif v.dispositivo is null then
    select r.secuencial, r.establecimiento, r.punto_emision into v_secuencial, v_establecimiento, v_punto_emision
      from facturacion.consumir_reserva(p_empresa, v.clave_acceso, v.id, v.comprobante) r;
  else
    select r.secuencial, r.establecimiento, r.punto_emision into v_secuencial, v_establecimiento, v_punto_emision
      from facturacion.consumir_arrendada(p_empresa, v.dispositivo, v.clave_acceso, v.id, v.comprobante) r;
  end if;
  if v_secuencial is null then
    raise check_violation using constraint = 'ventas_sin_numero', message = 'vender ' || v.id || ': constraint "ventas_sin_numero"';
  end if;

  if v.aprobacion is not null then
    perform from pedidos.reclamar_aprobacion(p_empresa, (v.aprobacion ->> 'id')::uuid, v.usuario_id, 'DESCUENTO',
      (v.aprobacion ->> 'porcentaje')::int, v.id, v.ahora);
    if not found then
      raise check_violation using constraint = 'ventas_sin_aprobacion', message = 'vender ' || v.id || ': constraint "ventas_sin_aprobacion"';
    end if;
  end if;

  v_mixta := exists (select from jsonb_array_elements(v.pagos) p where p ->> 'forma_pago' <> v.forma_pago);
  insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial, clave_acceso,
    forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion, descuento,
    motivo_descuento, aprobado_por, propina, servicio, canal, mixta)
  values (p_empresa, v.id, v.idempotencia, v.huella, v_establecimiento, v_punto_emision, v_secuencial,
    v.clave_acceso, v.forma_pago, v.usuario_id, v.usuario, v.cedula, v.nombre, v.email, v.subtotal, v.iva, v.total,
    v.fecha_negocio, v.ahora, v.descuento, v.motivo_descuento, v.aprobacion ->> 'aprobador', v.propina, v.servicio, v.canal, v_mixta)
  returning ventas.secuencia into v_secuencia;

  for l in
    select d.* from rows from (jsonb_to_recordset(v.lineas) as (
        producto_id bigint, id_categoria bigint, producto text, precio numeric, cantidad numeric, tarifa int, neto numeric,
        iva numeric, opciones text, descuento numeric, motivo_descuento text, modificadores jsonb, ice numeric))
      with ordinality as d (producto_id, id_categoria, producto, precio, cantidad, tarifa, neto, iva, opciones, descuento,
        motivo_descuento, modificadores, ice, linea)
  loop
    insert into pedidos.venta_lineas (empresa_id, venta_id, linea, producto_id, id_categoria, producto, precio_venta, cantidad,
      porcentaje_iva, bruto, base, iva, opciones, descuento, motivo_descuento, modificadores, ice)
    values (p_empresa, v.id, l.linea, l.producto_id, l.id_categoria, l.producto, l.precio, l.cantidad, l.tarifa, l.neto,
      l.neto - l.iva, l.iva, l.opciones, coalesce(l.descuento, 0), coalesce(l.motivo_descuento, ''), l.modificadores,
      coalesce(l.ice, 0));
  end loop;

  perform pedidos.asentar_pagos(p_empresa, 'VENTA', v.id, 'Venta ' || v_secuencia, v.pagos, v.caja, v.usuario_id, v.usuario,
    v.fecha_negocio, v.ahora);

  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, despues)
  values (p_empresa, v.ahora, v.usuario_id, v.usuario, 'venta creada', v.id::text,
    jsonb_strip_nulls(jsonb_build_object('secuencia', v_secuencia, 'total', v.total, 'forma_pago', v.forma_pago,
      'descuento', nullif(v.descuento, 0), 'motivo', nullif(v.motivo_descuento, ''), 'aprobado_por', v.aprobacion ->> 'aprobador',
      'propina', nullif(v.propina, 0), 'servicio', nullif(v.servicio, 0))));

  if v_con_nota then
    insert into pedidos.notas_venta (empresa_id, venta_id, talonario_id, establecimiento, punto_emision, numero)
    values (p_empresa, v.id, v_nota.talonario_id, v_nota.establecimiento, v_nota.punto_emision, v_nota.numero);
  end if;
  if v.credito is not null then
    insert into pedidos.creditos (empresa_id, venta_id, plazo, vence)
    values (p_empresa, v.id, (v.credito ->> 'plazo')::int, (v.credito ->> 'vence')::date);
    perform pedidos.reabrir_credito(p_empresa, v.id, true);
  end if;
  if v.orden is not null then
    perform pedidos.pagar_orden(p_empresa, v.id, (v.orden ->> 'id')::uuid,
      array(select (l ->> 'linea')::uuid from jsonb_array_elements(v.orden -> 'lineas') l),
      array(select (l ->> 'cantidad')::numeric from jsonb_array_elements(v.orden -> 'lineas') l));
    perform pedidos.cerrar_orden(p_empresa, v.id, (v.orden ->> 'id')::uuid, v.ahora);
  end if;

  return query select v_secuencia, v_secuencial, case when v_con_nota then pedidos.nota_de(p_empresa, v.id) end;
end $$;

revoke all on function pedidos.vender(int, jsonb) from public;
grant execute on function pedidos.vender(int, jsonb) to comanda_app;
