-- Tills that may sell without a line (docs/adr/0045). Each counts in a point of emission of its own, of the company's
-- establishment, and holds the next numbers of it until it was out of reach for two days.
create table facturacion.dispositivos (
  empresa_id int not null,
  id uuid not null,
  nombre text not null check (nombre <> ''),
  punto_emision text not null check (punto_emision ~ '^\d{3}$'),
  -- SHA-256 of what the device alone keeps
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  estado text not null default 'ACTIVO' check (estado in ('ACTIVO', 'REVOCADO')),
  creado timestamptz not null,
  revocado timestamptz,
  -- as it last said: when that was, how far its clock was ahead, what it had not sent yet and since when
  visto timestamptz,
  desfase_ms bigint,
  por_enviar int not null default 0 check (por_enviar >= 0),
  por_enviar_desde timestamptz,
  -- then its numbers go back; null: it holds none
  arriendo_hasta timestamptz,
  primary key (empresa_id, id),
  check ((estado = 'REVOCADO') = (revocado is not null)),
  check ((por_enviar = 0) = (por_enviar_desde is null))
) with (fillfactor = 70);
create unique index dispositivos_punto on facturacion.dispositivos (empresa_id, punto_emision) where estado = 'ACTIVO';
create unique index dispositivos_nombre on facturacion.dispositivos (empresa_id, lower(nombre)) where estado = 'ACTIVO';
-- Read across companies by tomar_arriendos_vencidos alone, hence no empresa_id in front.
create index dispositivos_vencen on facturacion.dispositivos (arriendo_hasta) where arriendo_hasta is not null;

-- The clock of a device was another one than before: somewhere between two times that it was heard.
create table facturacion.dispositivo_saltos (
  empresa_id int not null,
  dispositivo_id uuid not null,
  id bigint generated always as identity,
  desde timestamptz not null,
  hasta timestamptz not null,
  salto_ms bigint not null,
  primary key (empresa_id, dispositivo_id, id),
  foreign key (empresa_id, dispositivo_id) references facturacion.dispositivos (empresa_id, id)
);

-- How a company lets its tills sell without a line; one without a row as contracts/dispositivos.ts says.
create table facturacion.ajustes_sin_linea (
  empresa_id int primary key,
  horas_sin_ingreso int not null check (horas_sin_ingreso between 1 and 48),
  horas_aviso int not null check (horas_aviso between 1 and 48)
);

-- A number that a device holds, or held last: nobody else sells it until it was given back. None once it is sold.
alter table facturacion.reservas
  add column dispositivo_id uuid,
  -- what was sold in between may have it
  add column arrendada_en timestamptz,
  add column arrendada_hasta timestamptz,
  add column devuelta_en timestamptz;

alter table facturacion.dispositivos enable row level security;
alter table facturacion.dispositivo_saltos enable row level security;
alter table facturacion.ajustes_sin_linea enable row level security;
create policy empresa on facturacion.dispositivos
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
create policy empresa on facturacion.dispositivo_saltos
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
create policy empresa on facturacion.ajustes_sin_linea
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);

grant select, insert on facturacion.dispositivos, facturacion.dispositivo_saltos to comanda_app;
grant update (nombre, estado, revocado, visto, desfase_ms, por_enviar, por_enviar_desde, arriendo_hasta)
  on facturacion.dispositivos to comanda_app;
grant select, insert, update on facturacion.ajustes_sin_linea to comanda_app;
