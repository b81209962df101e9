-- The list of sales, however many there are: a page is read from an index, in order, and what is searched for is found by
-- one. Row security lets an index find only what is compared without a leak, which numeric is not: hence whole cents.
alter table pedidos.ventas
  add column centavos bigint not null generated always as ((total * 100)::bigint) stored;

create index ventas_lista on pedidos.ventas (empresa_id, fecha_negocio desc, fecha_creacion desc, id desc)
  include (forma_pago, estado, usuario_id, centavos);
create index ventas_por_numero on pedidos.ventas (empresa_id, secuencial);
create index ventas_por_monto on pedidos.ventas (empresa_id, centavos);
create index ventas_por_comprador on pedidos.ventas (empresa_id, cedula, fecha_creacion desc)
  where cedula <> '9999999999999';
-- what both were for is theirs
drop index pedidos.ventas_por_dia;
drop index pedidos.ventas_por_secuencia;

-- Who bought, by each name that a sale gives them (funciones/anotar_comprador.sql): far fewer than the sales, so a search
-- within names reads all of them and leaves the sales to their index.
create table pedidos.compradores (
  empresa_id int not null,
  cedula text not null,
  nombre text not null,
  busqueda text not null generated always as (pedidos.normalizar(cedula || ' ' || nombre)) stored,
  primary key (empresa_id, cedula, nombre)
);
insert into pedidos.compradores (empresa_id, cedula, nombre)
select distinct empresa_id, cedula, nombre from pedidos.ventas where cedula <> '9999999999999';

alter table pedidos.compradores enable row level security;
create policy empresa on pedidos.compradores
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert on pedidos.compradores to comanda_app;

-- A sale's method of payment changes while its period is open, and its buyer with the invoice's.
grant update (forma_pago, cedula, nombre, email) on pedidos.ventas to comanda_app;
