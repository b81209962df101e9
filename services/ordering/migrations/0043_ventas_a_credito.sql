-- What is sold on account, and what customers pay of it (docs/adr/0086). What is owed stands in the drawer's ledger, as what is
-- paid does: rows of CREDITO, which move no cash. The version before writes none.
alter table pedidos.ajustes_venta
  add column vende_a_credito boolean not null default false,
  add column credito_plazo int not null default 30,
  add column credito_limite numeric(14,2) not null default 100,
  add constraint ajustes_venta_credito_check check (credito_plazo between 1 and 365 and credito_limite >= 0) not valid;

alter table pedidos.ventas
  drop constraint ventas_forma_pago_check,
  add constraint ventas_forma_pago_check check (forma_pago in ('EFECTIVO', 'TARJETA', 'TRANSFERENCIA', 'CREDITO')) not valid;

-- Until when a sale on account is paid in time. `plazo`: days.
-- distribuida: pedidos.creditos
create table pedidos.creditos (
  empresa_id int not null,
  venta_id uuid not null,
  plazo int not null check (plazo between 1 and 365),
  vence date not null,
  primary key (empresa_id, venta_id),
  foreign key (empresa_id, venta_id) references pedidos.ventas (empresa_id, id)
);
create trigger creditos_solo_agregar before delete or update or truncate on pedidos.creditos
  for each statement execute function pedidos.solo_agregar();
alter table pedidos.creditos enable row level security;
create policy empresa on pedidos.creditos
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert on pedidos.creditos to comanda_app;

-- How much one customer may owe, where it is not what the company says of all; null: as all.
-- distribuida: pedidos.limites_credito
create table pedidos.limites_credito (
  empresa_id int not null,
  cedula text not null check (cedula <> ''),
  limite numeric(14,2) check (limite >= 0),
  primary key (empresa_id, cedula)
);
alter table pedidos.limites_credito enable row level security;
create policy empresa on pedidos.limites_credito
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert, update on pedidos.limites_credito to comanda_app;

-- What customers pay of what they owe, each once: `id` is the Idempotency-Key. `debe`: what was left to pay after it.
-- distribuida: pedidos.abonos
create table pedidos.abonos (
  empresa_id int not null,
  id uuid not null,
  cedula text not null,
  nombre text not null,
  forma_pago text not null check (forma_pago in ('EFECTIVO', 'TARJETA', 'TRANSFERENCIA')),
  tarjeta text check (tarjeta in ('CREDITO', 'DEBITO')),
  banco text,
  referencia text,
  monto numeric(14,2) not null check (monto > 0),
  debe numeric(14,2) not null check (debe >= 0),
  usuario_id uuid not null,
  usuario text not null,
  fecha_negocio date not null,
  creado timestamptz not null,
  primary key (empresa_id, id)
);
create index abonos_de_cliente on pedidos.abonos (empresa_id, cedula, creado desc);
create trigger abonos_solo_agregar before delete or update or truncate on pedidos.abonos
  for each statement execute function pedidos.solo_agregar();
alter table pedidos.abonos enable row level security;
create policy empresa on pedidos.abonos
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert on pedidos.abonos to comanda_app;

-- What is given back of a sale on account lowers what is owed; nothing of it may be left for money.
alter table pedidos.devoluciones
  drop constraint devoluciones_forma_pago_check,
  add constraint devoluciones_forma_pago_check check (forma_pago in ('EFECTIVO', 'TARJETA', 'TRANSFERENCIA', 'CREDITO')) not valid;

alter table pedidos.caja_movimientos
  add column abono_id uuid,
  add constraint caja_movimientos_abono_fkey foreign key (empresa_id, abono_id)
    references pedidos.abonos (empresa_id, id) not valid,
  drop constraint caja_movimientos_forma_pago_check,
  add constraint caja_movimientos_forma_pago_check check (
    forma_pago in ('EFECTIVO', 'TARJETA', 'TRANSFERENCIA', 'CREDITO')) not valid,
  drop constraint caja_movimientos_tipo_check,
  add constraint caja_movimientos_tipo_check check (tipo in (
    'VENTA', 'ANULACION', 'REACTIVACION', 'CAMBIO_PAGO', 'DEVOLUCION', 'ABONO', 'INGRESO', 'SALIDA', 'RETIRO', 'ANTICIPO')) not valid,
  -- who pays what they owe does not owe that too
  add constraint caja_movimientos_abono_check check (
    (abono_id is not null) = (tipo = 'ABONO') and (tipo <> 'ABONO' or forma_pago <> 'CREDITO')) not valid;
