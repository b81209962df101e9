-- Called by ordering inside the transaction that voids a sale whose invoice its company annulled in the authority's portal, on
-- the day `p_anulada`. 'ANULADA_EN_SRI': it counts as voided. 'YA_ANULADA': it did before. Refusals: 'CONSUMIDOR_FINAL',
-- 'CON_PARTES' (notes gave parts of it back), 'SIN_AUTORIZAR'. Null: the company has no such invoice.
create or replace function facturacion.anular_en_portal(
  p_empresa_id int, p_clave_acceso text, p_anulada date, p_por text, p_ahora timestamptz
) returns text
language plpgsql volatile
as $$
declare
  factura facturacion.comprobantes;
begin
  select * into factura from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '01'
     for no key update;
  if not found then
    return null;
  elsif factura.estado = 'ANULADA' or facturacion.nota_de(p_empresa_id, p_clave_acceso) is not null then
    return 'YA_ANULADA';
  elsif factura.estado <> 'AUTORIZADO' then
    return 'SIN_AUTORIZAR';
  elsif factura.identificacion ~ '^(9{10}|9{13})$' then
    return 'CONSUMIDOR_FINAL';
  elsif jsonb_array_length(facturacion.devuelto_de(p_empresa_id, p_clave_acceso)) > 0 then
    return 'CON_PARTES';
  end if;
  update facturacion.comprobantes c
     set estado = 'ANULADA', anulada_en_sri = p_anulada, codigo = null, actualizado = p_ahora,
         mensaje = 'Anulada en el portal del SRI el ' || to_char(p_anulada, 'DD/MM/YYYY')
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
  insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
  values (p_empresa_id, p_clave_acceso, 'ANULACION', 'ANULADA',
          'Anulada en el portal del SRI el ' || to_char(p_anulada, 'DD/MM/YYYY') || ', según ' || p_por, 0, p_ahora);
  return 'ANULADA_EN_SRI';
end
$$;

revoke all on function facturacion.anular_en_portal(int, text, date, text, timestamptz) from public;
grant execute on function facturacion.anular_en_portal(int, text, date, text, timestamptz) to comanda_app;
