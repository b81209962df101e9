-- Adds up a pending day of a company, which is the transaction's own; false where it is not pending. Whoever is about to write a
-- sale of that day is waited for, and waits.
create or replace function pedidos.totalizar_dia(p_empresa int, p_fecha date) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_empresa is distinct from nullif(current_setting('app.empresa_id', true), '')::int then
    raise exception 'a day of company % is not this transaction''s', p_empresa;
  end if;
  perform pedidos.candado_de_dia(p_empresa, p_fecha);
  delete from pedidos.dias_pendientes where empresa_id = p_empresa and fecha = p_fecha;
  if not found then return false; end if;
  delete from pedidos.dia_totales where empresa_id = p_empresa and fecha = p_fecha;
  insert into pedidos.dia_totales (empresa_id, fecha, concepto, usuario_id, clave, ventas, cantidad, monto, base, iva,
                                   descuento, propina, vueltas, minutos)
  select p_empresa, p_fecha, t.* from pedidos.totales_de_dia(p_empresa, p_fecha) t;
  return true;
end $$;

revoke all on function pedidos.totalizar_dia(int, date) from public;
grant execute on function pedidos.totalizar_dia(int, date) to comanda_app;
