-- What must be sent before this document: the earliest of its company's queue in its ambiente (digit 24 of a key), which may be
-- itself: tests and production go to two servers. One that has waited two hours holds nobody up any more. Null: the document is
-- not in the queue.
create or replace function facturacion.primero_por_enviar(p_empresa_id int, p_clave_acceso text, p_ahora timestamptz)
returns text
language plpgsql stable
as $$
begin
  return (
    select coalesce(
      (select a.clave_acceso
         from facturacion.trabajos a
        where a.empresa_id = p_empresa_id and not yo.enviado and not a.enviado
          and substr(a.clave_acceso, 24, 1) = substr(p_clave_acceso, 24, 1) and a.creado > p_ahora - interval '2 hours'
          and (a.creado, a.clave_acceso) < (yo.creado, yo.clave_acceso)
        order by a.creado, a.clave_acceso
        limit 1),
      yo.clave_acceso)
      from facturacion.trabajos yo
     where yo.empresa_id = p_empresa_id and yo.clave_acceso = p_clave_acceso);
end
$$;

revoke all on function facturacion.primero_por_enviar(int, text, timestamptz) from public;
grant execute on function facturacion.primero_por_enviar(int, text, timestamptz) to comanda_app;
