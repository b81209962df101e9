-- All tables of plataforma as the numbered files to 0011 leave them, for a database that begins now (docs/adr/0048).
-- antes: solo_agregar

grant usage on schema plataforma to comanda_app;

create table plataforma.areas_empresa (
  empresa_id int not null references identidad.empresas (id),
  area text not null,
  activa boolean not null default true,
  primary key (empresa_id, area)
);
grant select, insert, update, delete on plataforma.areas_empresa to comanda_app;

create table plataforma.lanzamientos (
  area text not null,
  build text not null check (build ~ '^[0-9a-f]{12}$'),
  version text not null,
  contenedor text not null,
  descriptor jsonb,
  manifiesto jsonb,
  indice jsonb not null,
  publicado_por text not null,
  publicado timestamptz not null default now(),
  nota text not null default '',
  bytes int not null default 0,
  toma jsonb,
  provee jsonb,
  primary key (area, build)
);
grant select, insert on plataforma.lanzamientos to comanda_app;

create table plataforma.canales (
  area text not null,
  canal text not null check (canal in ('estable', 'canario')),
  build text not null,
  por text not null,
  desde timestamptz not null default now(),
  porcentaje int check ((porcentaje >= 1) and (porcentaje <= 100)),
  detenido timestamptz,
  motivo text,
  primary key (area, canal),
  foreign key (area, build) references plataforma.lanzamientos (area, build),
  constraint canales_porcentaje check ((canal = 'canario') = (porcentaje is not null))
);
grant select, insert, update, delete on plataforma.canales to comanda_app;

-- The build as it was uploaded: what the served files are made anew from.
create table plataforma.archivos_de_lanzamiento (
  area text not null,
  build text not null,
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  contenido bytea not null,
  primary key (area, build),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);
grant select, insert, delete on plataforma.archivos_de_lanzamiento to comanda_app;

-- Builds nobody may load any more: their archive and files are gone.
create table plataforma.retiradas (
  area text not null,
  build text not null,
  cuando timestamptz not null default now(),
  primary key (area, build),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);
grant select, insert on plataforma.retiradas to comanda_app;

-- Each time a channel was pointed somewhere. The last good build is read from here.
create table plataforma.activaciones (
  id bigint generated always as identity primary key,
  area text not null,
  canal text not null check (canal in ('estable', 'canario')),
  build text,
  porcentaje int,
  por text not null,
  motivo text not null default '',
  cuando timestamptz not null default now(),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);
create index activaciones_area on plataforma.activaciones (area, id desc);
create trigger activaciones_solo_agregar before delete or update or truncate on plataforma.activaciones
  for each statement execute function plataforma.solo_agregar();
grant select, insert on plataforma.activaciones to comanda_app;

-- Builds that failed in browsers or were rolled back: no longer a last good one.
create table plataforma.builds_malos (
  area text not null,
  build text not null,
  motivo text not null,
  por text not null,
  desde timestamptz not null default now(),
  primary key (area, build),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);
grant select, insert, update, delete on plataforma.builds_malos to comanda_app;

-- A company that stays on a build whatever the channels say.
create table plataforma.fijaciones (
  empresa_id int not null references identidad.empresas (id),
  area text not null,
  build text not null,
  por text not null,
  desde timestamptz not null default now(),
  primary key (empresa_id, area),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);
grant select, insert, update, delete on plataforma.fijaciones to comanda_app;

-- With which a team publishes its one area; only its hash is kept.
create table plataforma.llaves_de_equipo (
  id uuid default gen_random_uuid() primary key,
  area text not null,
  nombre text not null check (nombre <> ''),
  hash text not null unique,
  creada timestamptz not null default now(),
  creada_por uuid not null references identidad.usuarios (id),
  usada timestamptz,
  revocada timestamptz
);
grant select, insert, update (usada, revocada) on plataforma.llaves_de_equipo to comanda_app;

-- Uploads under way, by parts, so that a line that breaks costs the part it was at.
create table plataforma.subidas (
  id uuid default gen_random_uuid() primary key,
  llave_id uuid not null references plataforma.llaves_de_equipo (id),
  area text not null,
  bytes int not null check (bytes > 0),
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  creada timestamptz not null default now(),
  -- What came of an upload, for whom its answer was lost: asked again, it says the same.
  publicado jsonb,
  unique (llave_id, huella)
);
grant select, insert, update, delete on plataforma.subidas to comanda_app;

create table plataforma.subida_partes (
  subida_id uuid not null references plataforma.subidas (id) on delete cascade,
  desde int not null check (desde >= 0),
  contenido bytea not null,
  primary key (subida_id, desde)
);
grant select, insert, update, delete on plataforma.subida_partes to comanda_app;

-- What browsers report, added up: nobody's name, address or page is in it. Empresa 0: nobody was logged in.
create table plataforma.telemetria (
  empresa_id int not null,
  hora timestamptz not null,
  area text not null,
  build text not null,
  fase text not null,
  veces int not null,
  tramos int[] not null,
  primary key (empresa_id, hora, area, build, fase)
);
create index telemetria_hora on plataforma.telemetria (hora, area, build);
grant select, insert, update, delete on plataforma.telemetria to comanda_app;

-- The names of before, which 0011 tells about; they go with it.
create view plataforma.sesiones with (security_invoker = true) as select * from identidad.sesiones;
create view plataforma.accesos with (security_invoker = true) as select * from identidad.accesos;
create view plataforma.usuario_empresas with (security_invoker = true) as select * from identidad.usuario_empresas;
-- by their names: identity's later files add columns that the version which read these views does not know
create view plataforma.refrescos with (security_invoker = true) as
  select hash, sesion_id, vence, reemplazado from identidad.refrescos;
create view plataforma.asistencias with (security_invoker = true) as
  select usuario_id, dia, ingreso, salida, corregida_por, motivo from identidad.asistencias;
create view plataforma.empresas with (security_invoker = true) as
  select id, empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo, whatsapp, establecimiento, punto_emision,
         tipo_emision, ambiente, contabilidad, iva_actual, tarifa, logo_empresa, factura, contribuyente_especial,
         agente_retencion, rimpe, estado, creada, vendedor_id, actualizada
    from identidad.empresas;
create view plataforma.ajustes with (security_invoker = true) as select * from identidad.ajustes;
create view plataforma.codigos_recuperacion with (security_invoker = true) as select * from identidad.codigos_recuperacion;
create view plataforma.sales_de_pin with (security_invoker = true) as select * from identidad.sales_de_pin;
create view plataforma.dispositivos with (security_invoker = true) as select * from identidad.dispositivos;
create view plataforma.intentos_login with (security_invoker = true) as select * from identidad.intentos_login;
create view plataforma.vendedores with (security_invoker = true) as select * from identidad.vendedores;
create view plataforma.logos with (security_invoker = true) as select * from identidad.logos;
create view plataforma.primer_dia with (security_invoker = true) as select * from identidad.primer_dia;
create view plataforma.auditoria with (security_invoker = true) as select * from identidad.auditoria;

-- Of these three the role may not read a hash or a secret, and through an invoker's view it would have to: PostgreSQL asks
-- for every column that a view has. They are their owner's, with the same rights by column; none of them has row security.
create view plataforma.usuarios as select * from identidad.usuarios;
create view plataforma.pines as select * from identidad.pines;
create view plataforma.segundos_factores as select * from identidad.segundos_factores;

grant select, insert, update on plataforma.empresas, plataforma.asistencias, plataforma.vendedores, plataforma.ajustes
  to comanda_app;
grant select, insert, update, delete on plataforma.sesiones, plataforma.accesos, plataforma.refrescos,
  plataforma.usuario_empresas, plataforma.intentos_login, plataforma.dispositivos, plataforma.logos to comanda_app;
grant select, insert on plataforma.auditoria, plataforma.sales_de_pin to comanda_app;
grant select, insert, delete on plataforma.primer_dia to comanda_app;
grant select, insert, delete, update (usado) on plataforma.codigos_recuperacion to comanda_app;
grant select (id, email, perfil, nombre_completo, whatsapp, sueldo, asegurado, estado, creado, cambiar_clave, ultimo_acceso),
  insert, update on plataforma.usuarios to comanda_app;
grant select (empresa_id, usuario_id, creado), insert (empresa_id, usuario_id, hash), delete on plataforma.pines to comanda_app;
grant select (usuario_id, activo_desde, ultimo_paso), insert (usuario_id, secreto),
  update (secreto, activo_desde, ultimo_paso), delete on plataforma.segundos_factores to comanda_app;
