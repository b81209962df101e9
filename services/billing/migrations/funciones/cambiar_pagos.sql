-- Called by ordering inside the transaction that changes how a sale was paid: an invoice that is not signed yet says the
-- one method instead. False: it is signed, or somebody holds it, and keeps what it says. The job is never waited for.
create or replace function facturacion.cambiar_pagos(p_empresa_id int, p_clave_acceso text, p_forma_pago text)
returns boolean
language plpgsql volatile
as $$
declare
  total jsonb;
  pagos jsonb;
begin
  select c.datos -> 'total' into total from facturacion.comprobantes c
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso and c.cod_doc = '01' and c.estado = 'POR_FIRMAR'
     for no key update;
  if not found then
    return false;
  end if;
  perform from facturacion.trabajos t
    where t.empresa_id = p_empresa_id and t.clave_acceso = p_clave_acceso and t.arriendo is null
      for update skip locked;
  if not found then
    return false;
  end if;
  pagos := jsonb_build_array(jsonb_build_object('forma_pago', p_forma_pago, 'total', total));
  update facturacion.comprobantes c set datos = jsonb_set(c.datos, '{pagos}', pagos)
   where c.empresa_id = p_empresa_id and c.clave_acceso = p_clave_acceso;
  return true;
end
$$;

revoke all on function facturacion.cambiar_pagos(int, text, text) from public;
grant execute on function facturacion.cambiar_pagos(int, text, text) to comanda_app;
