-- Called by ordering inside the transaction that voids a sale. 'RETIRADA': the invoice will not be sent.
-- 'NOTA_CREDITO': `clave_nota` takes it back. 'YA_ANULADA': either was done before. Refusals: 'CONSUMIDOR_FINAL',
-- 'CON_PARTES' (notes gave parts of it back), and 'EN_CAMINO' while the authority has it or may have it. Zero rows: the
-- company has no such invoice.
create or replace function facturacion.anular_comprobante(
  p_empresa_id int, p_clave_acceso text, p_fecha date, p_motivo text, p_por text, p_ahora timestamptz
) returns table (resultado text, clave_nota text)
language plpgsql volatile
as $$
declare
  factura facturacion.comprobantes;
begin
  select * into factura from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '01'
     for no key update;
  if not found then
    return;
  end if;
  clave_nota := facturacion.nota_de(p_empresa_id, p_clave_acceso);

  if factura.estado = 'ANULADA' or clave_nota is not null then
    resultado := 'YA_ANULADA';
  elsif factura.estado = 'AUTORIZADO' and factura.identificacion ~ '^(9{10}|9{13})$' then
    resultado := 'CONSUMIDOR_FINAL';
  elsif jsonb_array_length(facturacion.devuelto_de(p_empresa_id, p_clave_acceso)) > 0 then
    resultado := 'CON_PARTES';
  elsif factura.estado = 'AUTORIZADO' then
    resultado := 'NOTA_CREDITO';
    clave_nota := facturacion.emitir_nota_credito(factura, p_fecha, p_motivo);
    insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
    values (p_empresa_id, p_clave_acceso, 'ANULACION', 'NOTA_CREDITO', 'Pedida por ' || p_por, 0, p_ahora);
  elsif not facturacion.retirar_trabajo(p_empresa_id, p_clave_acceso) then
    resultado := 'EN_CAMINO';
  else
    resultado := 'RETIRADA';
    -- '45' stays: its number is another document's, and no report may say that it was voided
    update facturacion.comprobantes c
       set estado = 'ANULADA', codigo = case when c.codigo = '45' then c.codigo end, actualizado = p_ahora,
           mensaje = 'La venta se anuló antes de que el SRI autorice la factura'
     where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
    insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
    values (p_empresa_id, p_clave_acceso, 'ANULACION', 'ANULADA', 'Pedida por ' || p_por, 0, p_ahora);
  end if;
  return next;
end
$$;

revoke all on function facturacion.anular_comprobante(int, text, date, text, text, timestamptz) from public;
grant execute on function facturacion.anular_comprobante(int, text, date, text, text, timestamptz) to comanda_app;
