-- A number that a device holds, or held last, and that its sale was not registered with after all: the buyer has a ticket with its key, and the
-- sale that gets the number next has another. Called by ordering inside the transaction of the sale that gets another number. Nothing where it
-- was sold, is of another device by now, or has another code already.
create or replace function facturacion.cambiar_codigo(p_empresa_id int, p_dispositivo uuid, p_clave_acceso text)
returns void
language plpgsql volatile
as $$
declare
  -- the last 48 bits of a version 4 UUID are random
  codigo text := lpad((('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % 100000000)::text, 8, '0');
begin
  update facturacion.reservas r
     set clave_acceso = facturacion.clave_acceso_de(
           to_date(left(r.clave_acceso, 8), 'DDMMYYYY'), r.cod_doc, r.ruc, r.ambiente, r.establecimiento, r.punto_emision,
           r.secuencial, codigo)
   where r.empresa_id = p_empresa_id and r.ruc = substr(p_clave_acceso, 11, 13)
     and r.establecimiento = substr(p_clave_acceso, 25, 3) and r.punto_emision = substr(p_clave_acceso, 28, 3)
     and r.cod_doc = substr(p_clave_acceso, 9, 2) and r.ambiente = substr(p_clave_acceso, 24, 1)
     and r.secuencial = substr(p_clave_acceso, 31, 9)::bigint
     and r.dispositivo_id = p_dispositivo and r.consumida_en is null
     and substr(r.clave_acceso, 40, 8) = substr(p_clave_acceso, 40, 8);
end
$$;

revoke all on function facturacion.cambiar_codigo(int, uuid, text) from public;
grant execute on function facturacion.cambiar_codigo(int, uuid, text) to comanda_app;
