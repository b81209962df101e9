-- Queues a note over all of an invoice but the tip.
create or replace function facturacion.emitir_nota_credito(
  factura facturacion.comprobantes, p_fecha date, p_motivo text
) returns text
language plpgsql volatile
as $$
begin
  return facturacion.insertar_nota(
    factura.empresa_id, factura, p_fecha,
    jsonb_build_object(
      'motivo', p_motivo,
      'total', (factura.datos ->> 'subtotal')::bigint + (factura.datos ->> 'iva')::bigint),
    false);
end
$$;

revoke all on function facturacion.emitir_nota_credito(facturacion.comprobantes, date, text) from public;
grant execute on function facturacion.emitir_nota_credito(facturacion.comprobantes, date, text) to comanda_app;
