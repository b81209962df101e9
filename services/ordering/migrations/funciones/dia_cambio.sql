-- A day with a sale that is new or changed, or with something given back, is pending again, once a statement; with a sale that changes,
-- so are the days on which something of it was given back, which count it while it stays in force. Days in one order, so that two
-- statements wait for each other and never both.
create or replace function pedidos.dia_cambio() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_empresa int;
  v_ventas uuid[];
  v_dias date[];
  v_dia date;
begin
  for v_empresa in select distinct c.empresa_id from cambiadas c order by 1 loop
    select array_agg(c.fecha_negocio), array_agg(c.id) into v_dias, v_ventas from cambiadas c where c.empresa_id = v_empresa;
    if tg_op = 'UPDATE' then
      select v_dias || coalesce(array_agg(d.fecha_negocio), '{}') into v_dias
        from pedidos.devoluciones d where d.empresa_id = v_empresa and d.venta_id = any (v_ventas);
    end if;
    for v_dia in select distinct u.dia from unnest(v_dias) as u (dia) order by 1 loop
      perform pedidos.candado_de_dia(v_empresa, v_dia, true);
      insert into pedidos.dias_pendientes (empresa_id, fecha) values (v_empresa, v_dia) on conflict do nothing;
    end loop;
  end loop;
  return null;
end $$;

create or replace trigger ventas_dia_creadas after insert on pedidos.ventas
  referencing new table as cambiadas for each statement execute function pedidos.dia_cambio();
create or replace trigger devoluciones_dia after insert on pedidos.devoluciones
  referencing new table as cambiadas for each statement execute function pedidos.dia_cambio();
create or replace trigger ventas_dia_cambiadas after update on pedidos.ventas
  referencing new table as cambiadas for each statement execute function pedidos.dia_cambio();
