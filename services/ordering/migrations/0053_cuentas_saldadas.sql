-- What is paid of what was sold on account is not reckoned again to say who owes. `saldada`: what the customer paid covers the sale
-- and all that is due before it; it is unset where something of that changes. A server of before sets none, and reckons all.
drop trigger creditos_solo_agregar on pedidos.creditos;
alter table pedidos.creditos add column saldada boolean not null default false;
grant update (saldada) on pedidos.creditos to comanda_app;

-- What the settled sales of a customer come to, and which is the last of them. Whoever settles or reopens takes its row first.
-- distribuida: pedidos.cuentas_saldadas
create table pedidos.cuentas_saldadas (
  empresa_id int not null,
  cedula text not null,
  monto numeric(14,2) not null default 0 check (monto >= 0),
  vence date,
  fecha_creacion timestamptz,
  primary key (empresa_id, cedula),
  check ((vence is null) = (fecha_creacion is null))
);
alter table pedidos.cuentas_saldadas enable row level security;
create policy empresa on pedidos.cuentas_saldadas
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, update on pedidos.cuentas_saldadas to comanda_app;
