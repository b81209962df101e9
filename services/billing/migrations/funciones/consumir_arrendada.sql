-- As consumir_reserva, of a number that a device holds, or held last and nobody has taken since; called by ordering inside
-- the sale's transaction. The key is the number's own for the day of the document. Zero rows: it is not, or the number is
-- not the device's.
create or replace function facturacion.consumir_arrendada(
  p_empresa_id int, p_dispositivo uuid, p_clave_acceso text, p_venta_id uuid, p_comprobante jsonb
) returns table (secuencial bigint, establecimiento text, punto_emision text)
language plpgsql volatile
as $$
#variable_conflict use_column
begin
  update facturacion.reservas r
     set clave_acceso = p_clave_acceso, dispositivo_id = null, devuelta_en = null
   where r.empresa_id = p_empresa_id and r.ruc = substr(p_clave_acceso, 11, 13)
     and r.establecimiento = substr(p_clave_acceso, 25, 3) and r.punto_emision = substr(p_clave_acceso, 28, 3)
     and r.cod_doc = substr(p_clave_acceso, 9, 2) and r.ambiente = substr(p_clave_acceso, 24, 1)
     and r.secuencial = substr(p_clave_acceso, 31, 9)::bigint
     and r.dispositivo_id = p_dispositivo and r.consumida_en is null
     and p_clave_acceso = facturacion.clave_acceso_de(
           (p_comprobante ->> 'fecha_emision')::date, r.cod_doc, r.ruc, r.ambiente, r.establecimiento, r.punto_emision,
           r.secuencial, substr(r.clave_acceso, 40, 8));
  if found then
    return query
      select c.secuencial, c.establecimiento, c.punto_emision
        from facturacion.consumir_reserva(p_empresa_id, p_clave_acceso, p_venta_id, p_comprobante) c;
  end if;
end
$$;

revoke all on function facturacion.consumir_arrendada(int, uuid, text, uuid, jsonb) from public;
grant execute on function facturacion.consumir_arrendada(int, uuid, text, uuid, jsonb) to comanda_app;
