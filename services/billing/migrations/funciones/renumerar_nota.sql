-- As renumerar_factura, of a credit note: withdrawn, and issued on this day with the next number of its series, with all that it
-- says. Called with the sale and the note locked.
create or replace function facturacion.renumerar_nota(
  p_empresa_id int, p_clave_acceso text, p_fecha date, p_por text, p_ahora timestamptz
) returns text
language plpgsql volatile
as $$
declare
  nota facturacion.comprobantes;
  factura facturacion.comprobantes;
  clave text;
  numero text;
begin
  select * into strict nota from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '04'
     for no key update;
  if nota.reemplazada_por is not null then
    return nota.reemplazada_por;
  end if;
  select * into strict factura from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = nota.modifica;
  -- an invoice has one note over all of it that counts: this one counts no more before the other is there
  update facturacion.comprobantes c
     set estado = 'ANULADA', reemplazada_por = p_clave_acceso, actualizado = p_ahora
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
  clave := facturacion.insertar_nota(p_empresa_id, factura, p_fecha, nota.datos, nota.parcial);
  numero := substr(clave, 25, 3) || '-' || substr(clave, 28, 3) || '-' || substr(clave, 31, 9);
  update facturacion.comprobantes c
     set reemplazada_por = clave,
         mensaje = case nota.codigo when '45' then 'El SRI tiene otro documento con este número'
                     else 'El SRI no acepta su clave o su fecha' end || '. La nota se emitió con el ' || numero
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
  insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, codigo, mensaje, milisegundos, en)
  values (p_empresa_id, p_clave_acceso, 'ANULACION', 'ANULADA', null,
          'Pedida por ' || p_por || ': la nota se emite con el ' || numero, 0, p_ahora);
  return clave;
end
$$;

revoke all on function facturacion.renumerar_nota(int, text, date, text, timestamptz) from public;
grant execute on function facturacion.renumerar_nota(int, text, date, text, timestamptz) to comanda_app;
