-- Called by ordering when a sale is taken back into force: its withdrawn invoice goes back to its place in the queue,
-- with its key and number. 'REACTIVADA', 'VIGENTE' (it was not withdrawn), 'CON_NOTA', 'ANULADA_EN_SRI' (in
-- the authority's portal, after it was authorised), or 'OTRO_DIA': its key is of the day it was made. Null: the company has no such invoice.
create or replace function facturacion.reactivar_comprobante(
  p_empresa_id int, p_clave_acceso text, p_fecha date, p_por text, p_ahora timestamptz
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
  elsif facturacion.nota_de(p_empresa_id, p_clave_acceso) is not null then
    return 'CON_NOTA';
  elsif factura.estado <> 'ANULADA' then
    return 'VIGENTE';
  elsif factura.anulada_en_sri is not null then
    return 'ANULADA_EN_SRI';
  elsif factura.fecha_emision <> p_fecha then
    return 'OTRO_DIA';
  end if;
  update facturacion.comprobantes c
     set estado = 'POR_FIRMAR', codigo = null, mensaje = null, actualizado = p_ahora
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
  insert into facturacion.trabajos (empresa_id, clave_acceso, proximo, creado)
  values (p_empresa_id, p_clave_acceso, p_ahora, factura.creado);
  insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, mensaje, milisegundos, en)
  values (p_empresa_id, p_clave_acceso, 'ANULACION', 'POR_FIRMAR', 'Deshecha por ' || p_por, 0, p_ahora);
  return 'REACTIVADA';
end
$$;

revoke all on function facturacion.reactivar_comprobante(int, text, date, text, timestamptz) from public;
grant execute on function facturacion.reactivar_comprobante(int, text, date, text, timestamptz) to comanda_app;
