-- What of a sale's `propina` is the servicio of the law, which is the workers' (docs/adr/0076). The version before writes none of
-- it, and its sales bear none.
alter table pedidos.ventas
  add column servicio numeric(14, 2) not null default 0,
  add constraint ventas_servicio_check check (servicio between 0 and propina) not valid;

alter table pedidos.dia_totales
  drop constraint dia_totales_concepto_check,
  add constraint dia_totales_concepto_check check (concepto in (
    'VENTAS', 'ANULADAS', 'DEVOLUCIONES', 'DESCUENTO', 'PROPINA', 'SERVICIO', 'PRODUCTO', 'CATEGORIA', 'FORMA', 'TARIFA',
    'MESA')) not valid;

-- The days that each person worked in a month, by which its servicio is shared. `mes`: its first day.
-- distribuida: pedidos.servicio_dias
create table pedidos.servicio_dias (
  empresa_id int not null,
  mes date not null check (extract(day from mes) = 1),
  trabajador text not null check (trabajador <> ''),
  dias int not null check (dias between 1 and 31),
  primary key (empresa_id, mes, trabajador)
);
alter table pedidos.servicio_dias enable row level security;
create policy empresa on pedidos.servicio_dias
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, delete on pedidos.servicio_dias to comanda_app;
