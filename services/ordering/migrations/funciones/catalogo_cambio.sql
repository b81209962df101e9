-- Any change of what a till shows gives the catalogue of its company another version, once a statement.
create or replace function pedidos.catalogo_cambio() returns trigger language plpgsql as $$
declare
  v_empresa int;
begin
  for v_empresa in select distinct c.empresa_id from cambiadas c order by 1 loop
    insert into pedidos.versiones_catalogo as v (empresa_id, version) values (v_empresa, 1)
    on conflict (empresa_id) do update set version = v.version + 1;
  end loop;
  return null;
end $$;

create or replace trigger categorias_creadas after insert on pedidos.categorias
  referencing new table as cambiadas for each statement execute function pedidos.catalogo_cambio();
create or replace trigger categorias_cambiadas after update on pedidos.categorias
  referencing new table as cambiadas for each statement execute function pedidos.catalogo_cambio();
create or replace trigger productos_creados after insert on pedidos.productos
  referencing new table as cambiadas for each statement execute function pedidos.catalogo_cambio();
create or replace trigger productos_cambiados after update on pedidos.productos
  referencing new table as cambiadas for each statement execute function pedidos.catalogo_cambio();
create or replace trigger modificadores_creados after insert on pedidos.modificadores
  referencing new table as cambiadas for each statement execute function pedidos.catalogo_cambio();
create or replace trigger modificadores_cambiados after update on pedidos.modificadores
  referencing new table as cambiadas for each statement execute function pedidos.catalogo_cambio();
create or replace trigger ajustes_creados after insert on pedidos.ajustes_venta
  referencing new table as cambiadas for each statement execute function pedidos.catalogo_cambio();
create or replace trigger ajustes_cambiados after update on pedidos.ajustes_venta
  referencing new table as cambiadas for each statement execute function pedidos.catalogo_cambio();
create or replace trigger tarifarios_creados after insert on pedidos.tarifarios
  referencing new table as cambiadas for each statement execute function pedidos.catalogo_cambio();
