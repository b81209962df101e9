-- What the sales of a day add up to, kept so that a year is read without reading its sales (ADR 32). A day that has changed
-- since, or has not ended, stands among the pending and is read from its sales: a figure is exact whichever way it comes.

create table pedidos.dia_totales (
  empresa_id int not null,
  fecha date not null,
  concepto text not null check (concepto in
    ('VENTAS', 'ANULADAS', 'DESCUENTO', 'PROPINA', 'PRODUCTO', 'CATEGORIA', 'FORMA', 'TARIFA', 'MESA')),
  -- who sold
  usuario_id uuid not null,
  -- hour, product, category, method and kind of card, rate, table
  clave text not null,
  ventas int not null,
  -- units of a product, guests of a table
  cantidad numeric(16, 3) not null default 0,
  monto numeric(16, 2) not null,
  base numeric(16, 2) not null default 0,
  iva numeric(16, 2) not null default 0,
  descuento numeric(16, 2) not null default 0,
  propina numeric(16, 2) not null default 0,
  -- of a table: orders that ended, and how long it was taken for them
  vueltas int not null default 0,
  minutos int not null default 0,
  primary key (empresa_id, concepto, fecha, usuario_id, clave)
);

create table pedidos.dias_pendientes (
  empresa_id int not null,
  fecha date not null,
  primary key (empresa_id, fecha)
);

insert into pedidos.dias_pendientes (empresa_id, fecha)
select distinct empresa_id, fecha_negocio from pedidos.ventas;

do $$
declare
  tabla text;
begin
  foreach tabla in array array['dia_totales', 'dias_pendientes'] loop
    execute format('alter table pedidos.%I enable row level security', tabla);
    execute format('create policy empresa on pedidos.%I
      using (empresa_id = nullif(current_setting(''app.empresa_id'', true), '''')::int)', tabla);
  end loop;
end $$;

grant select on pedidos.dia_totales, pedidos.dias_pendientes to comanda_app;
