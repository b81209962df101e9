-- The drawer balances (decisions.md, Cash). What moves in it are rows of pedidos.caja_movimientos, each of one period of one
-- drawer, which the database alone gives it (funciones/asignar_periodo.sql); a period ends with a reconciliation and takes no
-- row after it. What a period adds up to is kept as its rows come.

create table pedidos.cajas (
  empresa_id int not null,
  id int not null check (id > 0),
  nombre text not null check (nombre <> ''),
  estado text not null default 'A' check (estado in ('A', 'N')),
  -- the open one
  periodo int not null default 1,
  primary key (empresa_id, id)
);
create unique index cajas_por_nombre on pedidos.cajas (empresa_id, pedidos.normalizar(nombre)) where estado = 'A';

-- From one reconciliation to the next.
create table pedidos.periodos (
  empresa_id int not null,
  caja_id int not null,
  numero int not null check (numero > 0),
  -- in the drawer when it began
  apertura numeric(14, 2) not null default 0 check (apertura >= 0),
  abierto timestamptz not null,
  cerrado timestamptz,
  primary key (empresa_id, caja_id, numero),
  foreign key (empresa_id, caja_id) references pedidos.cajas (empresa_id, id)
);

-- Which drawer somebody works with; who never said so, with the company's first.
create table pedidos.turnos (
  empresa_id int not null,
  usuario_id uuid not null,
  caja_id int not null,
  desde timestamptz not null,
  primary key (empresa_id, usuario_id),
  foreign key (empresa_id, caja_id) references pedidos.cajas (empresa_id, id)
);

-- Money that came or went without a sale. Taken off (N), it goes out again with a row of the ledger's own.
create table pedidos.movimientos (
  empresa_id int not null,
  id bigint generated always as identity,
  -- of the request, made by the client: the same one moves nothing twice
  clave uuid,
  caja_id int not null,
  tipo text not null check (tipo in ('INGRESO', 'SALIDA', 'RETIRO', 'ANTICIPO')),
  detalle text not null check (detalle <> ''),
  monto numeric(14, 2) not null check (monto > 0),
  -- who was given an advance
  empleado_id uuid,
  empleado text,
  estado text not null default 'A' check (estado in ('A', 'N')),
  usuario_id uuid not null,
  usuario text not null,
  fecha_negocio date not null,
  creado timestamptz not null,
  primary key (empresa_id, id),
  unique (empresa_id, clave),
  foreign key (empresa_id, caja_id) references pedidos.cajas (empresa_id, id),
  check ((tipo = 'ANTICIPO') = (empleado_id is not null and empleado is not null))
);
create index movimientos_del_dia on pedidos.movimientos (empresa_id, fecha_negocio, id);
create index movimientos_de_empleado on pedidos.movimientos (empresa_id, empleado_id, fecha_negocio) where tipo = 'ANTICIPO';

-- What somebody counted before anybody told them what there should be; a recount is another row.
create table pedidos.conteos (
  empresa_id int not null,
  id uuid not null,
  caja_id int not null,
  periodo int not null,
  conteo numeric(14, 2) not null check (conteo >= 0),
  -- how many of each denomination, in cents: {"2000": 3}; null where only the sum was said
  denominaciones jsonb,
  vouchers int not null check (vouchers >= 0),
  total_vouchers numeric(14, 2) not null check (total_vouchers >= 0),
  total_transferencias numeric(14, 2) check (total_transferencias >= 0),
  -- what there should have been at that moment
  esperado numeric(14, 2) not null,
  usuario_id uuid not null,
  usuario text not null,
  creado timestamptz not null,
  primary key (empresa_id, id),
  foreign key (empresa_id, caja_id, periodo) references pedidos.periodos (empresa_id, caja_id, numero)
);
create index conteos_de_periodo on pedidos.conteos (empresa_id, caja_id, periodo, creado desc);

-- A closing. It is final: what comes after is of the next period.
create table pedidos.cuadres (
  empresa_id int not null,
  id uuid not null,
  caja_id int not null,
  periodo int not null,
  conteo_id uuid not null,
  apertura numeric(14, 2) not null,
  conteo numeric(14, 2) not null,
  esperado numeric(14, 2) not null,
  diferencia numeric(14, 2) not null generated always as (conteo - esperado) stored,
  -- of sales, by all methods; in cash; by card; by transfer
  total_venta numeric(14, 2) not null,
  venta numeric(14, 2) not null,
  tarjeta numeric(14, 2) not null,
  transferencia numeric(14, 2) not null,
  vouchers int not null,
  total_vouchers numeric(14, 2) not null,
  total_transferencias numeric(14, 2),
  motivo text not null default '',
  aprobado_por text,
  usuario_id uuid not null,
  usuario text not null,
  fecha_negocio date not null,
  creado timestamptz not null,
  primary key (empresa_id, id),
  unique (empresa_id, caja_id, periodo),
  foreign key (empresa_id, caja_id, periodo) references pedidos.periodos (empresa_id, caja_id, numero),
  foreign key (empresa_id, conteo_id) references pedidos.conteos (empresa_id, id)
);
create index cuadres_por_dia on pedidos.cuadres (empresa_id, fecha_negocio, creado);

-- An Administrador has seen its difference.
create table pedidos.cuadres_revisados (
  empresa_id int not null,
  cuadre_id uuid not null,
  usuario_id uuid not null,
  usuario text not null,
  creado timestamptz not null,
  primary key (empresa_id, cuadre_id),
  foreign key (empresa_id, cuadre_id) references pedidos.cuadres (empresa_id, id)
);

-- How a company keeps its cash; one without a row as contracts/cajas.ts says.
create table pedidos.ajustes_caja (
  empresa_id int primary key,
  -- the hour that its day ends at
  hora_corte int not null check (hora_corte between 0 and 12),
  conteo_ciego boolean not null,
  -- differences above which a reason, and an Administrador's approval, are asked for; null: never
  diferencia_motivo numeric(14, 2) check (diferencia_motivo >= 0),
  diferencia_aprobacion numeric(14, 2) check (diferencia_aprobacion >= 0),
  -- percent of the salary that may be advanced in a month; null: any
  anticipo_maximo int check (anticipo_maximo between 0 and 100)
);

-- What the rows of a period add up to, in parts, so that two sales at once need not wait for each other.
create table pedidos.periodo_totales (
  empresa_id int not null,
  caja_id int not null,
  periodo int not null,
  parte int not null,
  concepto text not null,
  clave text not null,
  nombre text not null default '',
  cantidad bigint not null,
  monto numeric(16, 2) not null,
  -- the lowest and the highest number of its sales
  primera text,
  ultima text,
  primary key (empresa_id, caja_id, periodo, parte, concepto, clave)
) with (fillfactor = 50);

-- All there is until now is of the first period of the first drawer: nobody has reconciled it.
alter table pedidos.caja_movimientos
  add column caja_id int not null default 1,
  add column periodo int not null default 1,
  add column movimiento_id bigint,
  add constraint caja_movimientos_movimiento_fkey
    foreign key (empresa_id, movimiento_id) references pedidos.movimientos (empresa_id, id),
  drop constraint caja_movimientos_tipo_check,
  add constraint caja_movimientos_tipo_check
    check (tipo in ('VENTA', 'ANULACION', 'REACTIVACION', 'CAMBIO_PAGO', 'INGRESO', 'SALIDA', 'RETIRO', 'ANTICIPO')),
  drop constraint caja_movimientos_signo_check,
  -- what a voided sale brought goes out again; a change of method takes out one and brings in another; what was taken off
  -- goes the other way
  add constraint caja_movimientos_signo_check
    check (movimiento_id is not null or tipo = 'CAMBIO_PAGO' or (tipo = 'ANULACION') = (monto < 0) or monto = 0),
  add constraint caja_movimientos_efectivo_check
    check (forma_pago <> 'EFECTIVO' or monto = ingreso - salida),
  add constraint caja_movimientos_de_check
    check ((movimiento_id is not null) = (tipo in ('INGRESO', 'SALIDA', 'RETIRO', 'ANTICIPO')));
alter table pedidos.caja_movimientos alter column caja_id drop default, alter column periodo drop default;
create index caja_movimientos_por_periodo on pedidos.caja_movimientos (empresa_id, caja_id, periodo, id);

insert into pedidos.cajas (empresa_id, id, nombre)
select distinct empresa_id, 1, 'Caja' from pedidos.caja_movimientos;
insert into pedidos.periodos (empresa_id, caja_id, numero, abierto)
select empresa_id, 1, 1, min(creado) from pedidos.caja_movimientos group by empresa_id;

create trigger conteos_solo_agregar before update or delete or truncate on pedidos.conteos
  for each statement execute function pedidos.solo_agregar();
create trigger cuadres_solo_agregar before update or delete or truncate on pedidos.cuadres
  for each statement execute function pedidos.solo_agregar();
create trigger cuadres_revisados_solo_agregar before update or delete or truncate on pedidos.cuadres_revisados
  for each statement execute function pedidos.solo_agregar();

do $$
declare
  tabla text;
begin
  foreach tabla in array array['cajas', 'periodos', 'turnos', 'movimientos', 'conteos', 'cuadres', 'cuadres_revisados',
                               'ajustes_caja', 'periodo_totales'] loop
    execute format('alter table pedidos.%I enable row level security', tabla);
    execute format('create policy empresa on pedidos.%I
      using (empresa_id = nullif(current_setting(''app.empresa_id'', true), '''')::int)', tabla);
  end loop;
end $$;

grant select, insert, update on pedidos.turnos, pedidos.ajustes_caja to comanda_app;
grant select, insert, update (nombre, estado, periodo) on pedidos.cajas to comanda_app;
grant select, insert, update (apertura, cerrado) on pedidos.periodos to comanda_app;
grant select, insert, update (estado) on pedidos.movimientos to comanda_app;
grant select, insert on pedidos.conteos, pedidos.cuadres, pedidos.cuadres_revisados to comanda_app;
grant select on pedidos.periodo_totales to comanda_app;
