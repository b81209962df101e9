-- What a sale of a device is decided on, asked by ordering: the device, the number that its key names and whether its clock
-- was another one when it was sold. No row: the company has no such device. `clave` is what the number's key of that day is;
-- null, as all of the number: there is none, or the device never held it.
create or replace function facturacion.leer_arriendo(
  p_empresa_id int, p_dispositivo uuid, p_clave_acceso text, p_fecha date, p_vendida timestamptz
) returns table (
  nombre text, creado timestamptz, revocado timestamptz, token_hash text, clave text, consumida boolean,
  arrendada_en timestamptz, arrendada_hasta timestamptz, con_salto boolean
)
language sql stable
as $$
  select d.nombre, d.creado, d.revocado, d.token_hash,
         case when substr(r.clave_acceso, 40, 8) = substr(p_clave_acceso, 40, 8) then
           facturacion.clave_acceso_de(p_fecha, r.cod_doc, r.ruc, r.ambiente, r.establecimiento, r.punto_emision,
                                       r.secuencial, substr(r.clave_acceso, 40, 8)) end,
         r.consumida_en is not null, r.arrendada_en, r.arrendada_hasta,
         exists (select from facturacion.dispositivo_saltos s
                  where s.empresa_id = d.empresa_id and s.dispositivo_id = d.id
                    and p_vendida between s.desde - make_interval(secs => abs(s.salto_ms) / 1000.0) and s.hasta)
    from facturacion.dispositivos d
    left join facturacion.reservas r
      on r.empresa_id = d.empresa_id and r.cod_doc = substr(p_clave_acceso, 9, 2) and r.ruc = substr(p_clave_acceso, 11, 13)
     and r.ambiente = substr(p_clave_acceso, 24, 1) and r.establecimiento = substr(p_clave_acceso, 25, 3)
     and r.punto_emision = substr(p_clave_acceso, 28, 3) and r.secuencial = substr(p_clave_acceso, 31, 9)::bigint
     and (r.dispositivo_id = d.id or r.consumida_en is not null and r.arrendada_en is not null)
   where d.empresa_id = p_empresa_id and d.id = p_dispositivo
$$;

revoke all on function facturacion.leer_arriendo(int, uuid, text, date, timestamptz) from public;
grant execute on function facturacion.leer_arriendo(int, uuid, text, date, timestamptz) to comanda_app;
