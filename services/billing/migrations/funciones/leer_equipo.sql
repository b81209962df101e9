-- What an act of a device other than a sale is decided on, asked by ordering: the device, when it was last in touch and whether
-- its clock was another one when it was done. No row: the company has no such device.
create or replace function facturacion.leer_equipo(p_empresa_id int, p_dispositivo uuid, p_hecho timestamptz)
returns table (nombre text, creado timestamptz, revocado timestamptz, token_hash text, visto timestamptz, con_salto boolean)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
  select d.nombre, d.creado, d.revocado, d.token_hash, d.visto,
         exists (select from facturacion.dispositivo_saltos s
                  where s.empresa_id = p_empresa_id and s.dispositivo_id = d.id
                    and p_hecho between s.desde - make_interval(secs => abs(s.salto_ms) / 1000.0) and s.hasta)
    from facturacion.dispositivos d
   where d.empresa_id = p_empresa_id and d.id = p_dispositivo;
end
$$;

revoke all on function facturacion.leer_equipo(int, uuid, timestamptz) from public;
grant execute on function facturacion.leer_equipo(int, uuid, timestamptz) to comanda_app;
