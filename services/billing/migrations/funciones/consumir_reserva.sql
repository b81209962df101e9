-- Called by ordering inside the sale's transaction. Claims the reserved number (reclamar_numero), stores what the invoice is made
-- from and queues it. Zero rows: no reservation with that key is free for this company, or the key is of another day
-- than the document (the date is part of the key, so the caller asks for a new one).
create or replace function facturacion.consumir_reserva(
  p_empresa_id int, p_clave_acceso text, p_venta_id uuid, p_comprobante jsonb
) returns table (secuencial bigint, establecimiento text, punto_emision text)
language plpgsql volatile
as $$
declare
  fecha date := p_comprobante ->> 'fecha_emision';
  c record;
begin
  select r.* into c from facturacion.reclamar_numero(p_empresa_id, p_clave_acceso, p_venta_id, fecha) r;
  if not found then
    return;
  end if;
  insert into facturacion.comprobantes (
    empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
    fecha_emision, identificacion, total, datos)
  values (
    p_empresa_id, p_clave_acceso, p_venta_id, c.ruc, c.establecimiento, c.punto_emision, c.cod_doc, c.ambiente,
    c.secuencial, fecha, p_comprobante -> 'comprador' ->> 'identificacion', (p_comprobante ->> 'total')::bigint / 100.0,
    p_comprobante);
  insert into facturacion.trabajos (empresa_id, clave_acceso) values (p_empresa_id, p_clave_acceso);
  secuencial := c.secuencial;
  establecimiento := c.establecimiento;
  punto_emision := c.punto_emision;
  return next;
end
$$;

revoke all on function facturacion.consumir_reserva(int, text, uuid, jsonb) from public;
grant execute on function facturacion.consumir_reserva(int, text, uuid, jsonb) to comanda_app;
