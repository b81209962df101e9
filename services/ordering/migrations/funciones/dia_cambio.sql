-- A day with a sale that is new or changed, or with something given back, is pending again, once a statement. Days in one order, so that two statements wait
-- for each other and never both.
create or replace function pedidos.dia_cambio() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  dia record;
begin
  for dia in select distinct c.empresa_id, c.fecha_negocio from cambiadas c order by 1, 2 loop
    perform pedidos.candado_de_dia(dia.empresa_id, dia.fecha_negocio, true);
    insert into pedidos.dias_pendientes (empresa_id, fecha) values (dia.empresa_id, dia.fecha_negocio)
    on conflict do nothing;
  end loop;
  return null;
end $$;

create or replace trigger ventas_dia_creadas after insert on pedidos.ventas
  referencing new table as cambiadas for each statement execute function pedidos.dia_cambio();
create or replace trigger devoluciones_dia after insert on pedidos.devoluciones
  referencing new table as cambiadas for each statement execute function pedidos.dia_cambio();
create or replace trigger ventas_dia_cambiadas after update on pedidos.ventas
  referencing new table as cambiadas for each statement execute function pedidos.dia_cambio();
