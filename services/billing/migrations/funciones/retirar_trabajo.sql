-- Takes the job out of the queue; false when the document is on its way. The job is never waited for: whoever holds it
-- is at the document now, and delivery locks the job before the document.
create or replace function facturacion.retirar_trabajo(p_empresa_id int, p_clave_acceso text)
returns boolean
language plpgsql volatile
as $$
begin
  perform from facturacion.trabajos t
    where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso
      for update skip locked;
  if not found and exists (
    select from facturacion.trabajos t where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso) then
    return false;
  end if;
  if facturacion.en_duda(p_empresa_id, p_clave_acceso) then
    return false;
  end if;
  delete from facturacion.trabajos t where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso;
  return true;
end
$$;

revoke all on function facturacion.retirar_trabajo(int, text) from public;
grant execute on function facturacion.retirar_trabajo(int, text) to comanda_app;
