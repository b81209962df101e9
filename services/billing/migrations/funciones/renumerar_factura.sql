-- An invoice whose number the authority has under another document, or whose key or date it refuses: withdrawn, and its sale
-- issued with the next number of the series, on this day, in one transaction; the sale says the new number. Called with the sale and the invoice locked.
-- Answers the new key; the same one where it was done before. Null: another company of the same RUC counts in the series.
create or replace function facturacion.renumerar_factura(
  p_empresa_id int, p_clave_acceso text, p_fecha date, p_por text, p_usuario_id uuid, p_usuario text, p_ahora timestamptz
) returns text
language plpgsql volatile
as $$
declare
  factura facturacion.comprobantes;
  clave text;
  numero text;
begin
  select * into strict factura from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '01'
     for no key update;
  if factura.reemplazada_por is not null then
    return factura.reemplazada_por;
  end if;
  clave := facturacion.reservar_factura(p_empresa_id, 'en lugar de ' || p_clave_acceso, p_fecha, p_ahora);
  if clave is null then
    return null;
  end if;
  numero := substr(clave, 25, 3) || '-' || substr(clave, 28, 3) || '-' || substr(clave, 31, 9);
  update facturacion.comprobantes c
     set estado = 'ANULADA', reemplazada_por = clave, actualizado = p_ahora,
         mensaje = case factura.codigo when '45' then 'El SRI tiene otro documento con este número'
                     else 'El SRI no acepta su clave o su fecha' end || '. La venta se emitió con el ' || numero
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
  insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, codigo, mensaje, milisegundos, en)
  values (p_empresa_id, p_clave_acceso, 'ANULACION', 'ANULADA', null,
          'Pedida por ' || p_por || ': la venta se emite con el ' || numero, 0, p_ahora);
  perform facturacion.consumir_reserva(
    p_empresa_id, clave, factura.venta_id,
    factura.datos || jsonb_build_object('fecha_emision', to_char(p_fecha, 'YYYY-MM-DD')));
  if not exists (select from facturacion.comprobantes c where c.empresa_id = p_empresa_id and c.clave_acceso = clave) then
    raise exception 'renumerar_factura: % was not consumed', clave;
  end if;
  perform pedidos.renumerar_venta(p_empresa_id, factura.venta_id, clave, p_usuario_id, p_usuario, p_ahora);
  return clave;
end
$$;

revoke all on function facturacion.renumerar_factura(int, text, date, text, uuid, text, timestamptz) from public;
grant execute on function facturacion.renumerar_factura(int, text, date, text, uuid, text, timestamptz) to comanda_app;
