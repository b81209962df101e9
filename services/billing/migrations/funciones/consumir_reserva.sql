-- Called by ordering inside the sale's transaction. Claims the reserved number (reclamar_numero), stores what the invoice is made
-- from and queues it. Zero rows: no reservation with that key is free for this company, or the key is of another day
-- than the document (the date is part of the key, so the caller asks for a new one).
create or replace function facturacion.consumir_reserva(
  p_empresa_id int, p_clave_acceso text, p_venta_id uuid, p_comprobante jsonb
) returns table (secuencial bigint, establecimiento text, punto_emision text)
language plpgsql volatile
as $$
#variable_conflict use_column
begin
  return query
  with consumida as (
    select r.* from facturacion.reclamar_numero(
      p_empresa_id, p_clave_acceso, p_venta_id, (p_comprobante ->> 'fecha_emision')::date) r
  ), documento as (
    insert into facturacion.comprobantes (
      empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
      fecha_emision, identificacion, total, datos)
    select p_empresa_id, p_clave_acceso, p_venta_id, c.ruc, c.establecimiento, c.punto_emision, c.cod_doc, c.ambiente,
           c.secuencial, (p_comprobante ->> 'fecha_emision')::date,
           p_comprobante -> 'comprador' ->> 'identificacion', (p_comprobante ->> 'total')::bigint / 100.0,
           p_comprobante
      from consumida c
    returning empresa_id, clave_acceso
  ), trabajo as (
    insert into facturacion.trabajos (empresa_id, clave_acceso)
    select d.empresa_id, d.clave_acceso from documento d
  )
  select c.secuencial, c.establecimiento, c.punto_emision from consumida c;
end
$$;

revoke all on function facturacion.consumir_reserva(int, text, uuid, jsonb) from public;
grant execute on function facturacion.consumir_reserva(int, text, uuid, jsonb) to comanda_app;
