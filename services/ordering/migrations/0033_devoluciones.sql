-- What is given back of a sale that stays in force: a credit note over a part of its invoice (docs/adr/0074), written once, with
-- the money that went back by the method chosen. `id`: the Idempotency-Key; `huella`: what was asked for with it.
-- distribuida: pedidos.devoluciones
create table pedidos.devoluciones (
  empresa_id int not null,
  id uuid not null,
  huella text not null,
  venta_id uuid not null,
  clave_nota text not null check (clave_nota ~ '^\d{49}$'),
  motivo text not null,
  forma_pago text not null check (forma_pago in ('EFECTIVO', 'TARJETA', 'TRANSFERENCIA')),
  subtotal numeric(14,2) not null,
  iva numeric(14,2) not null,
  total numeric(14,2) not null check (total > 0 and total = subtotal + iva),
  -- base and tax of each rate: [{"tarifa": 15, "base": 3.04, "iva": 0.46}]
  tarifas jsonb not null,
  usuario_id uuid not null,
  usuario text not null,
  fecha_negocio date not null,
  creado timestamptz not null,
  primary key (empresa_id, id),
  foreign key (empresa_id, venta_id) references pedidos.ventas (empresa_id, id)
);
create index devoluciones_por_dia on pedidos.devoluciones (empresa_id, fecha_negocio);
create trigger devoluciones_solo_agregar before delete or update or truncate on pedidos.devoluciones
  for each statement execute function pedidos.solo_agregar();
alter table pedidos.devoluciones enable row level security;
create policy empresa on pedidos.devoluciones
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
grant select, insert on pedidos.devoluciones to comanda_app;

alter table pedidos.caja_movimientos
  add column devolucion_id uuid,
  add constraint caja_movimientos_devolucion_fkey foreign key (empresa_id, devolucion_id)
    references pedidos.devoluciones (empresa_id, id) not valid,
  drop constraint caja_movimientos_tipo_check,
  add constraint caja_movimientos_tipo_check check (tipo in (
    'VENTA', 'ANULACION', 'REACTIVACION', 'CAMBIO_PAGO', 'DEVOLUCION', 'INGRESO', 'SALIDA', 'RETIRO', 'ANTICIPO')) not valid,
  add constraint caja_movimientos_devolucion_check check ((devolucion_id is not null) = (tipo = 'DEVOLUCION')) not valid,
  drop constraint caja_movimientos_signo_check,
  -- what a voided sale brought goes out again, and what is given back of one
  add constraint caja_movimientos_signo_check check (
    movimiento_id is not null or tipo = 'CAMBIO_PAGO' or (tipo in ('ANULACION', 'DEVOLUCION')) = (monto < 0) or monto = 0) not valid;

alter table pedidos.dia_totales
  drop constraint dia_totales_concepto_check,
  add constraint dia_totales_concepto_check check (concepto in (
    'VENTAS', 'ANULADAS', 'DEVOLUCIONES', 'DESCUENTO', 'PROPINA', 'PRODUCTO', 'CATEGORIA', 'FORMA', 'TARIFA', 'MESA')) not valid;
