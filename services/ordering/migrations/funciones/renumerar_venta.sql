-- Called by billing inside the transaction that issues a sale with another number: the sale says it, and who asked for it
-- stays written. Nothing else may change the number of a sale. False: the transaction's company has no such sale.
create or replace function pedidos.renumerar_venta(
  p_empresa_id int, p_venta_id uuid, p_clave_acceso text, p_usuario_id uuid, p_usuario text, p_ahora timestamptz
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  antes pedidos.ventas;
  despues text;
begin
  select * into antes from pedidos.ventas v
   where v.empresa_id = p_empresa_id and v.id = p_venta_id
     and v.empresa_id = nullif(current_setting('app.empresa_id', true), '')::int
     for update;
  if not found then
    return false;
  end if;
  update pedidos.ventas v
     set clave_acceso = p_clave_acceso, establecimiento = substr(p_clave_acceso, 25, 3),
         punto_emision = substr(p_clave_acceso, 28, 3), secuencial = substr(p_clave_acceso, 31, 9)::bigint
   where v.empresa_id = p_empresa_id and v.id = p_venta_id
  returning v.secuencia into despues;
  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, antes, despues)
  values (p_empresa_id, p_ahora, p_usuario_id, p_usuario, 'factura con otro numero', p_venta_id::text,
          jsonb_build_object('secuencia', antes.secuencia, 'clave_acceso', antes.clave_acceso),
          jsonb_build_object('secuencia', despues, 'clave_acceso', p_clave_acceso));
  return true;
end
$$;

revoke all on function pedidos.renumerar_venta(int, uuid, text, uuid, text, timestamptz) from public;
grant execute on function pedidos.renumerar_venta(int, uuid, text, uuid, text, timestamptz) to comanda_app;
