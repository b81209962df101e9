-- What a till's word about something is held against, asked by ordering: when it was last in touch, before when it had nothing
-- left to send as it said itself (null: it never said), and the key of that person at that till which was good when it was
-- done (null: there is none). No row: the company has no such device.
create or replace function facturacion.leer_pruebas(
  p_empresa_id int, p_dispositivo uuid, p_usuario uuid, p_llave text, p_momento timestamptz
) returns table (visto timestamptz, nada_antes timestamptz, llave jsonb)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
  select d.visto,
         (select max(c.nada_antes) from facturacion.dispositivo_contactos c
           where c.empresa_id = p_empresa_id and c.dispositivo_id = p_dispositivo),
         (select l.jwk from facturacion.dispositivo_llaves l
           where l.empresa_id = p_empresa_id and l.dispositivo_id = p_dispositivo and l.huella = p_llave
             and l.usuario_id = p_usuario and l.revocada is null
             and p_momento between l.desde - interval '5 minutes' and l.hasta)
    from facturacion.dispositivos d
   where d.empresa_id = p_empresa_id and d.id = p_dispositivo;
end
$$;

revoke all on function facturacion.leer_pruebas(int, uuid, uuid, text, timestamptz) from public;
grant execute on function facturacion.leer_pruebas(int, uuid, uuid, text, timestamptz) to comanda_app;
