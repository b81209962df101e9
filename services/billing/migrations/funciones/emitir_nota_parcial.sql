-- Called by ordering with the invoice locked (factura_por_devolver): queues a note over the part that `p_parte` says (lines,
-- what they give back, what was given back before, totals in cents) and answers its key. What is given back of an invoice is
-- never more than it was, whatever the caller thinks.
create or replace function facturacion.emitir_nota_parcial(
  p_empresa_id int, p_clave_acceso text, p_fecha date, p_parte jsonb, p_por text, p_ahora timestamptz
) returns text
language plpgsql volatile
as $$
declare
  factura facturacion.comprobantes;
  clave text;
  devuelto bigint;
begin
  select * into strict factura from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '01'
     for no key update;
  select coalesce(sum((d.uno ->> 'monto')::bigint), 0) into devuelto
    from jsonb_array_elements(facturacion.devuelto_de(p_empresa_id, p_clave_acceso)) as d (uno);
  if factura.estado <> 'AUTORIZADO' or facturacion.nota_de(p_empresa_id, p_clave_acceso) is not null
     or devuelto + (p_parte ->> 'total')::bigint
          > (factura.datos ->> 'subtotal')::bigint + (factura.datos ->> 'iva')::bigint then
    raise exception 'emitir_nota_parcial: % cannot give that back', p_clave_acceso;
  end if;
  clave := facturacion.insertar_nota(p_empresa_id, factura, p_fecha, p_parte, true);
  insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
  values (p_empresa_id, p_clave_acceso, 'ANULACION', 'NOTA_PARCIAL',
          'Nota de crédito parcial ' || substr(clave, 25, 3) || '-' || substr(clave, 28, 3) || '-' || substr(clave, 31, 9)
            || ' pedida por ' || p_por, 0, p_ahora);
  return clave;
end
$$;

revoke all on function facturacion.emitir_nota_parcial(int, text, date, jsonb, text, timestamptz) from public;
grant execute on function facturacion.emitir_nota_parcial(int, text, date, jsonb, text, timestamptz) to comanda_app;
