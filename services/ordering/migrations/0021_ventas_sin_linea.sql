-- What is known of a sale of a till that may sell without a line (docs/adr/0045): when it was sold and when it came, and
-- what is not as it would have been with a line.
create table pedidos.ventas_sin_linea (
  empresa_id int not null,
  venta_id uuid not null,
  dispositivo_id uuid not null,
  -- as it was called then
  dispositivo text not null,
  vendida timestamptz not null,
  recibida timestamptz not null,
  -- who sent it, who need not be who sold it
  enviada_por uuid not null,
  marcas text[] not null default '{}',
  detalle jsonb not null default '{}',
  -- an Administrador took what had been refused
  aceptada_por text,
  motivo text not null default '',
  revisada timestamptz,
  revisada_por text,
  primary key (empresa_id, venta_id),
  foreign key (empresa_id, venta_id) references pedidos.ventas (empresa_id, id),
  check ((aceptada_por is null) = (motivo = '')),
  check ((revisada is null) = (revisada_por is null))
);
create index ventas_sin_linea_marcadas on pedidos.ventas_sin_linea (empresa_id, recibida desc) where marcas <> '{}';
create index ventas_sin_linea_por_revisar on pedidos.ventas_sin_linea (empresa_id)
  where marcas <> '{}' and revisada is null;

alter table pedidos.ventas_sin_linea enable row level security;
create policy empresa on pedidos.ventas_sin_linea
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, update (revisada, revisada_por) on pedidos.ventas_sin_linea to comanda_app;
