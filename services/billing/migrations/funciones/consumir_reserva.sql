-- Called by ordering inside the sale's transaction. Marks the reservation consumed, stores what the invoice is made
-- from and queues it. Zero rows: no reservation with that key is free for this company, or the key is of another day
-- than the document (the date is part of the key, so the caller asks for a new one).
create or replace function facturacion.consumir_reserva(
  p_empresa_id int, p_clave_acceso text, p_venta_id uuid, p_comprobante jsonb
) returns table (secuencial bigint, establecimiento text, punto_emision text)
language sql volatile
as $$
  with consumida as (
    update facturacion.reservas r
       set consumida_en = now(), venta_id = p_venta_id
     where r.empresa_id = p_empresa_id
       and r.clave_acceso = p_clave_acceso
       and r.consumida_en is null
       and r.dispositivo_id is null -- what a device holds is its own alone: consumir_arrendada
       and left(r.clave_acceso, 8) = to_char((p_comprobante ->> 'fecha_emision')::date, 'DDMMYYYY')
    returning r.*
  ), documento as (
    insert into facturacion.comprobantes (
      empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
      fecha_emision, identificacion, total, datos)
    select c.empresa_id, c.clave_acceso, p_venta_id, c.ruc, c.establecimiento, c.punto_emision, c.cod_doc, c.ambiente,
           c.secuencial, (p_comprobante ->> 'fecha_emision')::date,
           p_comprobante -> 'comprador' ->> 'identificacion', (p_comprobante ->> 'total')::bigint / 100.0,
           p_comprobante
      from consumida c
    returning empresa_id, clave_acceso
  ), trabajo as (
    insert into facturacion.trabajos (empresa_id, clave_acceso)
    select d.empresa_id, d.clave_acceso from documento d
  )
  select c.secuencial, c.establecimiento, c.punto_emision from consumida c
$$;

revoke all on function facturacion.consumir_reserva(int, text, uuid, jsonb) from public;
grant execute on function facturacion.consumir_reserva(int, text, uuid, jsonb) to comanda_app;
