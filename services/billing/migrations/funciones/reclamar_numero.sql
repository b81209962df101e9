-- Claims a reserved number for a sale, once (docs/adr/0049): it is of the company, held by no device (consumir_arrendada takes it
-- from the one that holds it first), and of the day of the document, which is part of its key. No row: it is used, it is not
-- there, or it is of another day.
create or replace function facturacion.reclamar_numero(
  p_empresa_id int, p_clave_acceso text, p_venta_id uuid, p_fecha date
) returns table (
  ruc text, establecimiento text, punto_emision text, cod_doc text, ambiente text, secuencial bigint
)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  update facturacion.reservas r
     set consumida_en = now(), venta_id = p_venta_id
   where r.empresa_id = p_empresa_id and r.clave_acceso = p_clave_acceso
     and p_empresa_id = nullif(current_setting('app.empresa_id', true), '')::int
     and r.consumida_en is null and r.dispositivo_id is null
     and left(r.clave_acceso, 8) = to_char(p_fecha, 'DDMMYYYY')
  returning r.ruc, r.establecimiento, r.punto_emision, r.cod_doc, r.ambiente, r.secuencial;
end
$$;

revoke all on function facturacion.reclamar_numero(int, text, uuid, date) from public;
grant execute on function facturacion.reclamar_numero(int, text, uuid, date) to comanda_app;

-- here, and not in a numbered migration: the functions of before wrote these columns themselves until this transaction ends
revoke update on facturacion.reservas from comanda_app;
grant update (
  clave_acceso, idempotencia, reservada_en, dispositivo_id, arrendada_en, arrendada_hasta, devuelta_en
) on facturacion.reservas to comanda_app;
