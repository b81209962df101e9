-- Adds what a statement wrote to what its periods add up to. `parte`: of the connection, for those that write at once.
-- Rows are taken in one order, so that two statements wait for each other and never both.
create or replace function pedidos.sumar_a_periodo() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into pedidos.periodo_totales as t
         (empresa_id, caja_id, periodo, parte, concepto, clave, nombre, cantidad, monto, primera, ultima)
  select empresa_id, caja_id, periodo, pg_backend_pid() % 16, concepto, clave, nombre, cantidad, monto, primera, ultima
    from pedidos.totales_de((
           select array_agg(m) from nuevas n
             join pedidos.caja_movimientos m on m.empresa_id = n.empresa_id and m.id = n.id))
   order by empresa_id, caja_id, periodo, concepto, clave
  on conflict (empresa_id, caja_id, periodo, parte, concepto, clave) do update
     set cantidad = t.cantidad + excluded.cantidad, monto = t.monto + excluded.monto,
         primera = least(t.primera, excluded.primera), ultima = greatest(t.ultima, excluded.ultima);
  return null;
end $$;

create or replace trigger caja_movimientos_totales after insert on pedidos.caja_movimientos
  referencing new table as nuevas for each statement execute function pedidos.sumar_a_periodo();
