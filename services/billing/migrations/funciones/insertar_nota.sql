-- Takes the next number of the series 04 beside an invoice's, and queues a note of that day over what `p_datos` says of it.
create or replace function facturacion.insertar_nota(
  p_empresa_id int, factura facturacion.comprobantes, p_fecha date, p_datos jsonb, p_parcial boolean
) returns text
language plpgsql volatile
as $$
declare
  numero bigint;
  clave text;
begin
  -- whichever unique index the first two notes of a series meet in
  insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
  values (p_empresa_id, factura.ruc, factura.establecimiento, factura.punto_emision, '04', factura.ambiente)
      on conflict do nothing;
  update facturacion.contadores c set siguiente = c.siguiente + 1
   where c.empresa_id = p_empresa_id and c.ruc = factura.ruc and c.establecimiento = factura.establecimiento
     and c.punto_emision = factura.punto_emision and c.cod_doc = '04' and c.ambiente = factura.ambiente
  returning c.siguiente - 1 into strict numero;

  clave := facturacion.clave_acceso_de(
    p_fecha, '04', factura.ruc, factura.ambiente, factura.establecimiento, factura.punto_emision, numero,
    -- the last 48 bits of a version 4 UUID are random
    lpad((('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % 100000000)::text, 8, '0'));
  insert into facturacion.comprobantes (
    empresa_id, clave_acceso, venta_id, modifica, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
    fecha_emision, identificacion, total, parcial, datos)
  values (
    p_empresa_id, clave, factura.venta_id, factura.clave_acceso, factura.ruc, factura.establecimiento,
    factura.punto_emision, '04', factura.ambiente, numero, p_fecha, factura.identificacion,
    (p_datos ->> 'total')::bigint / 100.0, p_parcial,
    factura.datos - 'propina' - 'servicio' || jsonb_build_object('pagos', jsonb_build_array()) || p_datos
      || jsonb_build_object('fecha_emision', to_char(p_fecha, 'YYYY-MM-DD')));
  insert into facturacion.trabajos (empresa_id, clave_acceso) values (p_empresa_id, clave);
  return clave;
end
$$;

revoke all on function facturacion.insertar_nota(int, facturacion.comprobantes, date, jsonb, boolean) from public;
grant execute on function facturacion.insertar_nota(int, facturacion.comprobantes, date, jsonb, boolean) to comanda_app;
