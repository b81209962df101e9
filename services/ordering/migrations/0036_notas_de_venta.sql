-- The preprinted numbers that a company holds for its notas de venta, and which sale took each (docs/adr/0080). Which numbers of a
-- talonario are gone says `siguiente`, and no nota is ever taken off: that of a voided sale keeps its number.
-- distribuida: pedidos.talonarios
create table pedidos.talonarios (
  empresa_id int not null,
  id uuid not null,
  establecimiento text not null check (establecimiento ~ '^\d{3}$'),
  punto_emision text not null check (punto_emision ~ '^\d{3}$'),
  desde bigint not null check (desde > 0),
  hasta bigint not null check (hasta between desde and 999999999),
  siguiente bigint not null check (siguiente between desde and hasta + 1),
  autorizacion text not null check (autorizacion ~ '^\d{10}$'),
  -- the last day on which it is in force
  caduca date not null,
  registrado timestamptz not null,
  usuario_id uuid not null,
  usuario text not null,
  -- no more of its numbers are given out
  retirado timestamptz,
  primary key (empresa_id, id)
);
alter table pedidos.talonarios enable row level security;
create policy empresa on pedidos.talonarios
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, update (siguiente, retirado) on pedidos.talonarios to comanda_app;

-- distribuida: pedidos.notas_venta
create table pedidos.notas_venta (
  empresa_id int not null,
  venta_id uuid not null,
  talonario_id uuid not null,
  establecimiento text not null,
  punto_emision text not null,
  numero bigint not null,
  primary key (empresa_id, venta_id),
  unique (empresa_id, establecimiento, punto_emision, numero),
  foreign key (empresa_id, venta_id) references pedidos.ventas (empresa_id, id),
  foreign key (empresa_id, talonario_id) references pedidos.talonarios (empresa_id, id)
);
create trigger notas_venta_solo_agregar before delete or update or truncate on pedidos.notas_venta
  for each statement execute function pedidos.solo_agregar();
alter table pedidos.notas_venta enable row level security;
create policy empresa on pedidos.notas_venta
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert on pedidos.notas_venta to comanda_app;
