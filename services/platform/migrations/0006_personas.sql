-- People and access (docs/adr/0028): passwords that must change, second factors, PINs, devices, sessions that end, attendance, sellers.

alter table plataforma.usuarios
  drop constraint usuarios_estado_check,
  add constraint usuarios_estado_check check (estado in ('A', 'N', 'E')), -- in use, switched off, deleted
  drop constraint usuarios_email_key,
  add column cambiar_clave boolean not null default false,
  add column ultimo_acceso timestamptz;
-- who was deleted keeps name and address on what they did; the address is free again
create unique index usuarios_email on plataforma.usuarios (email) where estado <> 'E';
create index usuario_empresas_empresa on plataforma.usuario_empresas (empresa_id, usuario_id);
create index auditoria_empresa on plataforma.auditoria (empresa_id, cuando desc);
create index auditoria_usuario on plataforma.auditoria (usuario_id, cuando desc);

grant select (cambiar_clave, ultimo_acceso) on plataforma.usuarios to comanda_app;

-- A session ends at `vence` whatever it does. One opened with a PIN belongs to the one that was opened with a password.
alter table plataforma.sesiones
  add column vence timestamptz not null default now() + interval '30 days',
  add column ultima timestamptz not null default now(),
  add column por_pin boolean not null default false,
  add column raiz uuid;
update plataforma.sesiones set vence = creada + interval '30 days', raiz = id;

-- What only a login reads, as hashes of passwords are: through segundo_factor_de, one account a call.
create table plataforma.segundos_factores (
  usuario_id uuid primary key references plataforma.usuarios,
  secreto text not null,
  activo_desde timestamptz, -- null: shown, and not yet confirmed with a code
  ultimo_paso bigint not null default 0 -- a code is good once
);
create table plataforma.codigos_recuperacion (
  usuario_id uuid not null references plataforma.usuarios,
  hash text not null,
  usado timestamptz,
  primary key (usuario_id, hash)
);

-- argon2id with the salt of the company: one company's PINs are told apart by the database.
create table plataforma.sales_de_pin (
  empresa_id int primary key references plataforma.empresas,
  sal text not null
);
create table plataforma.pines (
  empresa_id int not null references plataforma.empresas,
  usuario_id uuid not null references plataforma.usuarios,
  hash text not null,
  creado timestamptz not null default now(),
  primary key (empresa_id, usuario_id),
  unique (empresa_id, hash)
);

-- A browser somebody once logged in from: who guesses from elsewhere does not lock it out.
create table plataforma.dispositivos (
  usuario_id uuid not null references plataforma.usuarios,
  hash text not null,
  creado timestamptz not null default now(),
  usado timestamptz not null default now(),
  primary key (usuario_id, hash)
);
create index dispositivos_usado on plataforma.dispositivos (usado);

create table plataforma.ajustes (
  clave text primary key,
  valor jsonb not null
);

-- First login and last logout of a business day. A correction says who and why; what it was is in the audit.
create table plataforma.asistencias (
  usuario_id uuid not null references plataforma.usuarios,
  dia date not null,
  ingreso timestamptz not null,
  salida timestamptz check (salida >= ingreso),
  corregida_por uuid references plataforma.usuarios,
  motivo text,
  primary key (usuario_id, dia)
);

create table plataforma.vendedores (
  usuario_id uuid primary key references plataforma.usuarios,
  ciudad text not null,
  comision numeric(5, 2) not null check (comision between 0 and 100)
);

alter table plataforma.empresas
  drop constraint empresas_empresa_key,
  add column vendedor_id uuid references plataforma.usuarios,
  add column actualizada timestamptz not null default now();
create unique index empresas_nombre on plataforma.empresas (empresa) where estado = 'A';
create index empresas_vendedor on plataforma.empresas (vendedor_id) where vendedor_id is not null;

grant select, insert, update on plataforma.asistencias, plataforma.vendedores, plataforma.ajustes to comanda_app;
grant select, insert on plataforma.sales_de_pin to comanda_app;
grant select, insert, update, delete on plataforma.dispositivos to comanda_app;
grant select (empresa_id, usuario_id, creado), delete on plataforma.pines to comanda_app;
grant insert (empresa_id, usuario_id, hash) on plataforma.pines to comanda_app;
grant select (usuario_id, activo_desde, ultimo_paso), delete on plataforma.segundos_factores to comanda_app;
grant insert (usuario_id, secreto), update (secreto, activo_desde, ultimo_paso) on plataforma.segundos_factores to comanda_app;
grant select, insert, delete, update (usado) on plataforma.codigos_recuperacion to comanda_app;
