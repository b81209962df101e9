-- What a sale of a device is decided on, asked by ordering: the device, the number that its key names and whether its clock
-- was another one when it was sold. No row: the company has no such device. `clave` is what the number's key of that day is;
-- null, as all of the number: there is none, or the device never held it.
create or replace function facturacion.leer_arriendo(
  p_empresa_id int, p_dispositivo uuid, p_clave_acceso text, p_fecha date, p_vendida timestamptz
) returns table (
  nombre text, creado timestamptz, revocado timestamptz, token_hash text, clave text, consumida boolean,
  arrendada_en timestamptz, arrendada_hasta timestamptz, con_salto boolean
)
language plpgsql stable
as $$
#variable_conflict use_column
declare
  d record;
  r facturacion.reservas;
begin
  select e.id, e.nombre, e.creado, e.revocado, e.token_hash into d from facturacion.dispositivos e
   where e.empresa_id = p_empresa_id and e.id = p_dispositivo;
  if not found then return; end if;
  select q.* into r from facturacion.reservas q
   where q.empresa_id = p_empresa_id and q.cod_doc = substr(p_clave_acceso, 9, 2) and q.ruc = substr(p_clave_acceso, 11, 13)
     and q.ambiente = substr(p_clave_acceso, 24, 1) and q.establecimiento = substr(p_clave_acceso, 25, 3)
     and q.punto_emision = substr(p_clave_acceso, 28, 3) and q.secuencial = substr(p_clave_acceso, 31, 9)::bigint
     and (q.dispositivo_id = d.id or q.consumida_en is not null and q.arrendada_en is not null);
  return query
  select d.nombre, d.creado, d.revocado, d.token_hash,
         case when substr(r.clave_acceso, 40, 8) = substr(p_clave_acceso, 40, 8) then
           facturacion.clave_acceso_de(p_fecha, r.cod_doc, r.ruc, r.ambiente, r.establecimiento, r.punto_emision,
                                       r.secuencial, substr(r.clave_acceso, 40, 8)) end,
         r.consumida_en is not null, r.arrendada_en, r.arrendada_hasta,
         exists (select from facturacion.dispositivo_saltos s
                  where s.empresa_id = p_empresa_id and s.dispositivo_id = d.id
                    and p_vendida between s.desde - make_interval(secs => abs(s.salto_ms) / 1000.0) and s.hasta);
end
$$;

revoke all on function facturacion.leer_arriendo(int, uuid, text, date, timestamptz) from public;
grant execute on function facturacion.leer_arriendo(int, uuid, text, date, timestamptz) to comanda_app;
