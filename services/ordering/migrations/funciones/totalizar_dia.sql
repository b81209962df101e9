-- Adds up a pending day of the company the transaction is of; false where it is not pending. Whoever is about to write a sale
-- of that day is waited for, and waits.
create or replace function pedidos.totalizar_dia(p_fecha date) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_empresa int := nullif(current_setting('app.empresa_id', true), '')::int;
begin
  perform pg_advisory_xact_lock(pedidos.llave_de_dia(v_empresa, p_fecha));
  delete from pedidos.dias_pendientes where empresa_id = v_empresa and fecha = p_fecha;
  if not found then return false; end if;
  delete from pedidos.dia_totales where empresa_id = v_empresa and fecha = p_fecha;
  insert into pedidos.dia_totales (empresa_id, fecha, concepto, usuario_id, clave, ventas, cantidad, monto, base, iva,
                                   descuento, propina, vueltas, minutos)
  select v_empresa, p_fecha, t.* from pedidos.totales_de_dia(v_empresa, p_fecha) t;
  return true;
end $$;

revoke all on function pedidos.totalizar_dia(date) from public;
grant execute on function pedidos.totalizar_dia(date) to comanda_app;
