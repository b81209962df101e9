-- Called by billing inside the transaction that puts the buyer of an invoice right: the sale says the same, and who changed it
-- stays written. False: the company has no such sale, or it says so already. What was sold on account is owed by the new number; where
-- the old one has paid of it that would leave the debt to one and the money to the other, and is an error that says so.
create or replace function pedidos.corregir_comprador(
  p_empresa_id int, p_venta_id uuid, p_cedula text, p_nombre text, p_email text, p_usuario_id uuid, p_usuario text,
  p_ahora timestamptz
) returns boolean
language plpgsql volatile
as $$
declare
  antes pedidos.ventas;
begin
  select * into antes from pedidos.ventas v where v.empresa_id = p_empresa_id and v.id = p_venta_id for update;
  if not found or (antes.cedula, antes.nombre, antes.email) = (p_cedula, p_nombre, p_email) then
    return false;
  end if;
  if antes.cedula <> p_cedula
     and exists (select from pedidos.creditos c where c.empresa_id = p_empresa_id and c.venta_id = p_venta_id) then
    -- as who takes what a customer pays; in one order, or two corrections would wait for each other
    perform pedidos.candado(p_empresa_id, 'cuentas', least(antes.cedula, p_cedula));
    perform pedidos.candado(p_empresa_id, 'cuentas', greatest(antes.cedula, p_cedula));
    perform from pedidos.deudas_de(p_empresa_id, antes.cedula) d where d.venta_id = p_venta_id and d.pendiente < d.monto;
    if found then
      raise check_violation using constraint = 'creditos_con_abonos',
        message = 'corregir_comprador ' || p_venta_id || ': constraint "creditos_con_abonos"';
    end if;
  end if;
  update pedidos.ventas v set cedula = p_cedula, nombre = p_nombre, email = p_email
   where v.empresa_id = p_empresa_id and v.id = p_venta_id;
  if antes.cedula <> p_cedula then
    perform pedidos.reabrir_credito(p_empresa_id, p_venta_id, true)
       from pedidos.creditos c where c.empresa_id = p_empresa_id and c.venta_id = p_venta_id;
  end if;
  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, antes, despues)
  values (p_empresa_id, p_ahora, p_usuario_id, p_usuario, 'comprador corregido', p_venta_id::text,
          jsonb_build_object('cedula', antes.cedula, 'nombre', antes.nombre, 'email', antes.email),
          jsonb_build_object('cedula', p_cedula, 'nombre', p_nombre, 'email', p_email));
  return true;
end
$$;

revoke all on function pedidos.corregir_comprador(int, uuid, text, text, text, uuid, text, timestamptz) from public;
grant execute on function pedidos.corregir_comprador(int, uuid, text, text, text, uuid, text, timestamptz)
  to comanda_app;
