-- The next number of the company's series of invoices, for a sale that no browser makes: called by ordering inside the
-- sale's transaction, which consumes it. As POST /claveacceso does (facturacion.repartir_numeros). Null: another company of
-- the same RUC counts in the series.
create or replace function facturacion.reservar_factura(
  p_empresa_id int, p_idempotencia text, p_fecha date, p_ahora timestamptz
) returns text
language plpgsql volatile
as $$
declare
  emisor record;
begin
  select e.ruc, e.establecimiento, e.punto_emision, e.ambiente into emisor from identidad.empresa_de(p_empresa_id) e;
  return (
    select n.clave_acceso
      from facturacion.repartir_numeros(
        p_empresa_id, emisor.ruc, emisor.establecimiento, emisor.punto_emision, '01', emisor.ambiente,
        array[p_idempotencia], p_fecha, p_ahora) n);
end
$$;

revoke all on function facturacion.reservar_factura(int, text, date, timestamptz) from public;
grant execute on function facturacion.reservar_factura(int, text, date, timestamptz) to comanda_app;
