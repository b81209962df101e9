-- Adds what a statement wrote to what its periods add up to, company by company. `parte`: of the connection, for those that write
-- at once. Rows are taken in one order, so that two statements wait for each other and never both.
create or replace function pedidos.sumar_a_periodo() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_empresa int;
  v_filas pedidos.caja_movimientos[];
  v record;
begin
  for v_empresa in select distinct n.empresa_id from nuevas n order by 1 loop
    select array_agg(row(n.*)::pedidos.caja_movimientos) into v_filas from nuevas n where n.empresa_id = v_empresa;
    for v in select * from pedidos.totales_de(v_empresa, v_filas) t order by t.caja_id, t.periodo, t.concepto, t.clave loop
      insert into pedidos.periodo_totales as t
             (empresa_id, caja_id, periodo, parte, concepto, clave, nombre, cantidad, monto, primera, ultima)
      values (v_empresa, v.caja_id, v.periodo, pg_backend_pid() % 16, v.concepto, v.clave, v.nombre, v.cantidad, v.monto,
              v.primera, v.ultima)
      on conflict (empresa_id, caja_id, periodo, parte, concepto, clave) do update
         set cantidad = t.cantidad + excluded.cantidad, monto = t.monto + excluded.monto,
             primera = least(t.primera, excluded.primera), ultima = greatest(t.ultima, excluded.ultima);
    end loop;
  end loop;
  return null;
end $$;

create or replace trigger caja_movimientos_totales after insert on pedidos.caja_movimientos
  referencing new table as nuevas for each statement execute function pedidos.sumar_a_periodo();
