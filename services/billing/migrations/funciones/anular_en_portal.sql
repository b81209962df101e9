-- Called by ordering inside the transaction that voids a sale whose invoice its company annulled in the authority's portal, on
-- the day `p_anulada`. 'ANULADA_EN_SRI': it counts as voided. 'YA_ANULADA': it did before. Refusals: 'CONSUMIDOR_FINAL',
-- 'CON_PARTES' (notes gave parts of it back), 'SIN_AUTORIZAR'. Null: the company has no such invoice. A note over all of it that
-- the authority refused, and certainly does not have, is withdrawn: the annulment stands in its place (`reemplazada_por`).
create or replace function facturacion.anular_en_portal(
  p_empresa_id int, p_clave_acceso text, p_anulada date, p_por text, p_ahora timestamptz
) returns text
language plpgsql volatile
as $$
declare
  factura facturacion.comprobantes;
  nota text;
  dicho text := 'Anulada en el portal del SRI el ' || to_char(p_anulada, 'DD/MM/YYYY');
begin
  select * into factura from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '01'
     for no key update;
  if not found then
    return null;
  elsif factura.estado = 'ANULADA' then
    return 'YA_ANULADA';
  elsif factura.estado <> 'AUTORIZADO' then
    return 'SIN_AUTORIZAR';
  elsif factura.identificacion ~ '^(9{10}|9{13})$' then
    return 'CONSUMIDOR_FINAL';
  elsif jsonb_array_length(facturacion.devuelto_de(p_empresa_id, p_clave_acceso)) > 0 then
    return 'CON_PARTES';
  end if;
  nota := facturacion.nota_de(p_empresa_id, p_clave_acceso);
  if nota is not null then
    perform from facturacion.comprobantes n
      where n.empresa_id = p_empresa_id and n.clave_acceso = nota and n.estado in ('DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION')
        for no key update;
    if not found or not facturacion.retirar_trabajo(p_empresa_id, nota) then
      return 'YA_ANULADA';
    end if;
    -- '45' stays, as where a sale is voided
    update facturacion.comprobantes n
       set estado = 'ANULADA', codigo = case when n.codigo = '45' then n.codigo end, actualizado = p_ahora,
           reemplazada_por = p_clave_acceso, mensaje = 'Su factura se anuló en el portal del SRI: la nota se retiró y no se envía'
     where n.empresa_id = p_empresa_id and n.clave_acceso = nota;
    insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
    values (p_empresa_id, nota, 'ANULACION', 'ANULADA', 'Su factura: ' || dicho || ', según ' || p_por, 0, p_ahora);
  end if;
  update facturacion.comprobantes c
     set estado = 'ANULADA', anulada_en_sri = p_anulada, codigo = null, actualizado = p_ahora, mensaje = dicho
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
  insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
  values (p_empresa_id, p_clave_acceso, 'ANULACION', 'ANULADA', dicho || ', según ' || p_por, 0, p_ahora);
  return 'ANULADA_EN_SRI';
end
$$;

revoke all on function facturacion.anular_en_portal(int, text, date, text, timestamptz) from public;
grant execute on function facturacion.anular_en_portal(int, text, date, text, timestamptz) to comanda_app;
