-- Electronic invoicing: numbers, documents, their delivery, certificates and customers.
-- Tenant rules (stack.md): empresa_id first in every key and index, one row-level-security policy per table.

create schema if not exists facturacion;
grant usage on schema facturacion to comanda_app;

-- One counter per (ruc, establecimiento, punto de emision, codDoc, ambiente): sri/README.md, Numbers.
create table facturacion.contadores (
  empresa_id int not null,
  ruc text not null check (ruc ~ '^\d{13}$'),
  establecimiento text not null check (establecimiento ~ '^\d{3}$'),
  punto_emision text not null check (punto_emision ~ '^\d{3}$'),
  cod_doc text not null check (cod_doc ~ '^\d{2}$'),
  ambiente text not null check (ambiente in ('1', '2')),
  siguiente bigint not null default 1 check (siguiente between 1 and 1000000000),
  primary key (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
) with (fillfactor = 50);

-- A number handed out and not yet sold. consumida_en null: live, or older than ten minutes and free for the next.
create table facturacion.reservas (
  empresa_id int not null,
  ruc text not null,
  establecimiento text not null,
  punto_emision text not null,
  cod_doc text not null,
  ambiente text not null,
  secuencial bigint not null check (secuencial between 1 and 999999999),
  clave_acceso text not null check (clave_acceso ~ '^\d{49}$'),
  idempotencia text not null,
  reservada_en timestamptz not null,
  consumida_en timestamptz,
  venta_id uuid,
  primary key (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial),
  unique (empresa_id, clave_acceso),
  unique (empresa_id, idempotencia),
  check ((consumida_en is null) = (venta_id is null))
) with (fillfactor = 70);

create index reservas_libres on facturacion.reservas
  (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, reservada_en)
  where consumida_en is null;

-- One electronic document. `datos` is what the sale handed over (contracts/comprobante.ts); `xml_firmado` is written
-- once and sent again byte for byte; `xml_autorizado` is the authority's <autorizacion> wrapper. Kept seven years.
create table facturacion.comprobantes (
  empresa_id int not null,
  clave_acceso text not null check (clave_acceso ~ '^\d{49}$'),
  venta_id uuid not null,
  ruc text not null,
  establecimiento text not null,
  punto_emision text not null,
  cod_doc text not null,
  ambiente text not null,
  secuencial bigint not null,
  fecha_emision date not null,
  identificacion text not null,
  total numeric(14, 2) not null,
  datos jsonb not null,
  estado text not null default 'POR_FIRMAR' check (estado in (
    'POR_FIRMAR', 'FIRMADA', 'RECIBIDA', 'EN_PROCESO', 'AUTORIZADO', 'DEVUELTA', 'NO_AUTORIZADO',
    'REQUIERE_ATENCION', 'EMPRESA_PAUSADA')),
  codigo text,
  mensaje text,
  xml_firmado text,
  xml_autorizado text,
  fecha_autorizacion timestamptz,
  creado timestamptz not null default now(),
  actualizado timestamptz not null default now(),
  primary key (empresa_id, clave_acceso),
  unique (empresa_id, venta_id, cod_doc),
  unique (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial),
  check (estado = 'POR_FIRMAR' or estado = 'REQUIERE_ATENCION' or xml_firmado is not null),
  check (estado <> 'AUTORIZADO' or (xml_autorizado is not null and fecha_autorizacion is not null))
);

create index comprobantes_recientes on facturacion.comprobantes (empresa_id, creado desc);
create index comprobantes_identificacion on facturacion.comprobantes (empresa_id, identificacion, creado desc);

-- The worker's queue: one row per document that is not in a final state. Small, whatever the number of documents.
-- `intentos` counts leases: from the second on, a signed document may already be with the authority.
create table facturacion.trabajos (
  empresa_id int not null,
  clave_acceso text not null,
  intentos int not null default 0,
  proximo timestamptz not null default now(),
  arriendo uuid,
  arrendado_hasta timestamptz,
  creado timestamptz not null default now(),
  primary key (empresa_id, clave_acceso),
  foreign key (empresa_id, clave_acceso) references facturacion.comprobantes (empresa_id, clave_acceso),
  check ((arriendo is null) = (arrendado_hasta is null))
) with (fillfactor = 50);

-- Read across companies by tomar_trabajos alone, hence no empresa_id in front.
create index trabajos_proximo on facturacion.trabajos (proximo);

-- What was tried with the authority and what it said.
create table facturacion.intentos (
  empresa_id int not null,
  clave_acceso text not null,
  id bigint generated always as identity,
  paso text not null check (paso in ('FIRMA', 'ENVIO', 'CONSULTA')),
  resultado text not null,
  codigo text,
  mensaje text,
  milisegundos int not null,
  en timestamptz not null,
  primary key (empresa_id, clave_acceso, id),
  foreign key (empresa_id, clave_acceso) references facturacion.comprobantes (empresa_id, clave_acceso)
);

-- Signing certificates. The P12 and its password are AES-256-GCM ciphertext; the key is in the environment.
create table facturacion.certificados (
  empresa_id int not null,
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  p12_cifrado bytea not null,
  clave_cifrada bytea not null,
  titular text not null,
  ruc_titular text,
  emisor text not null,
  serie text not null,
  valido_desde timestamptz not null,
  valido_hasta timestamptz not null,
  activo boolean not null default true,
  creado timestamptz not null default now(),
  primary key (empresa_id, huella)
);

create unique index certificados_activo on facturacion.certificados (empresa_id) where activo;

create table facturacion.clientes (
  empresa_id int not null,
  cedula text not null check (length(cedula) between 3 and 20),
  tipo_identificacion text not null check (tipo_identificacion in ('04', '05', '06', '07', '08')),
  nombre text not null,
  razon_social text not null,
  email text not null,
  direccion text not null,
  telefono text not null,
  creado timestamptz not null default now(),
  actualizado timestamptz not null default now(),
  primary key (empresa_id, cedula)
);

alter table facturacion.contadores enable row level security;
alter table facturacion.reservas enable row level security;
alter table facturacion.comprobantes enable row level security;
alter table facturacion.trabajos enable row level security;
alter table facturacion.intentos enable row level security;
alter table facturacion.certificados enable row level security;
alter table facturacion.clientes enable row level security;

create policy empresa on facturacion.contadores
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
create policy empresa on facturacion.reservas
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
create policy empresa on facturacion.comprobantes
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
create policy empresa on facturacion.trabajos
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
create policy empresa on facturacion.intentos
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
create policy empresa on facturacion.certificados
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);
create policy empresa on facturacion.clientes
  using (empresa_id = nullif(current_setting('app.empresa_id', true), '')::int);

-- No delete but of finished jobs: fiscal records stay.
grant select, insert, update on facturacion.contadores, facturacion.reservas, facturacion.comprobantes,
  facturacion.certificados, facturacion.clientes to comanda_app;
grant select, insert, update, delete on facturacion.trabajos to comanda_app;
grant select, insert on facturacion.intentos to comanda_app;
