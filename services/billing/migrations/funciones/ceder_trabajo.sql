-- Gives back a job whose turn has not come, as if it had not been taken; its document says the reason, if any. Nothing where the lease
-- was lost meanwhile.
create or replace function facturacion.ceder_trabajo(
  p_empresa int, p_clave text, p_arriendo uuid, p_proximo timestamptz, p_aparte boolean, p_mensaje text, p_ahora timestamptz
) returns void
language plpgsql volatile
as $$
begin
  update facturacion.trabajos t
     set arriendo = null, arrendado_hasta = null, proximo = p_proximo, intentos = t.intentos - 1,
         enviado = t.enviado or p_aparte
   where t.empresa_id = p_empresa and t.clave_acceso = p_clave and t.arriendo = p_arriendo;
  if not found or p_mensaje is null then return; end if;
  update facturacion.comprobantes c set mensaje = p_mensaje, actualizado = p_ahora
   where c.empresa_id = p_empresa and c.clave_acceso = p_clave;
end $$;

revoke all on function facturacion.ceder_trabajo(int, text, uuid, timestamptz, boolean, text, timestamptz) from public;
grant execute on function facturacion.ceder_trabajo(int, text, uuid, timestamptz, boolean, text, timestamptz) to comanda_app;
