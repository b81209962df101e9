-- Prices by channel and hour (docs/adr/0089). A row is the whole list of a company from a moment on, in the order that decides: a
-- sale reads the last one, and a till without a line is judged by those it may have read. Nothing of it is rewritten.
-- distribuida: pedidos.tarifarios
create table pedidos.tarifarios (
  empresa_id int not null,
  version int not null check (version > 0),
  tarifas jsonb not null check (jsonb_typeof(tarifas) = 'array'),
  desde timestamptz not null,
  primary key (empresa_id, version)
);
create trigger tarifarios_solo_agregar before delete or update or truncate on pedidos.tarifarios
  for each statement execute function pedidos.solo_agregar();
alter table pedidos.tarifarios enable row level security;
create policy empresa on pedidos.tarifarios
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert on pedidos.tarifarios to comanda_app;

-- Null: of before, or of a page that knows no channels.
alter table pedidos.ventas
  add column canal text,
  add constraint ventas_canal_check check (canal in ('SALON', 'LLEVAR', 'DOMICILIO')) not valid;
alter table pedidos.ordenes
  add column canal text,
  add constraint ordenes_canal_check check (canal in ('SALON', 'LLEVAR', 'DOMICILIO')) not valid;
grant update (canal) on pedidos.ordenes to comanda_app;
