-- What teams publish and the operator lets out (docs/adr/0029): archives, uploads, channels, pins, keys, what browsers report.

alter table plataforma.lanzamientos
  add column nota text not null default '',
  add column bytes int not null default 0, -- what a page may load of it, as stored
  add column toma jsonb, -- room or library -> the names it takes; null before this migration
  add column provee jsonb; -- of the shell: room or library -> the names it gives, with their kinds

-- The build as it was uploaded: what the served files are made anew from.
create table plataforma.archivos_de_lanzamiento (
  area text not null,
  build text not null,
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  contenido bytea not null,
  primary key (area, build),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);

-- Builds nobody may load any more: their archive and files are gone.
create table plataforma.retiradas (
  area text not null,
  build text not null,
  cuando timestamptz not null default now(),
  primary key (area, build),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);

alter table plataforma.canales
  drop constraint canales_canal_check,
  add constraint canales_canal_check check (canal in ('estable', 'canario')),
  add column porcentaje int check (porcentaje between 1 and 100),
  add column detenido timestamptz, -- a canary that stopped by itself
  add column motivo text,
  add constraint canales_porcentaje check ((canal = 'canario') = (porcentaje is not null));

-- Each time a channel was pointed somewhere. The last good build is read from here.
create table plataforma.activaciones (
  id bigint generated always as identity primary key,
  area text not null,
  canal text not null check (canal in ('estable', 'canario')),
  build text, -- null: the canary ends
  porcentaje int,
  por text not null,
  motivo text not null default '',
  cuando timestamptz not null default now(),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);
create index activaciones_area on plataforma.activaciones (area, id desc);
create trigger activaciones_solo_agregar before update or delete or truncate on plataforma.activaciones
  for each statement execute function plataforma.solo_agregar();
insert into plataforma.activaciones (area, canal, build, por, cuando)
select area, canal, build, por, desde from plataforma.canales;

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

-- A company that stays on a build whatever the channels say.
create table plataforma.fijaciones (
  empresa_id int not null references plataforma.empresas,
  area text not null,
  build text not null,
  por text not null,
  desde timestamptz not null default now(),
  primary key (empresa_id, area),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);

-- With which a team publishes its one area; only its hash is kept.
create table plataforma.llaves_de_equipo (
  id uuid primary key default gen_random_uuid(),
  area text not null,
  nombre text not null check (nombre <> ''),
  hash text not null unique,
  creada timestamptz not null default now(),
  creada_por uuid not null references plataforma.usuarios,
  usada timestamptz,
  revocada timestamptz
);

-- Uploads under way, by parts, so that a line that breaks costs the part it was at.
create table plataforma.subidas (
  id uuid primary key default gen_random_uuid(),
  llave_id uuid not null references plataforma.llaves_de_equipo,
  area text not null,
  bytes int not null check (bytes > 0),
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  creada timestamptz not null default now(),
  unique (llave_id, huella)
);
create table plataforma.subida_partes (
  subida_id uuid not null references plataforma.subidas on delete cascade,
  desde int not null check (desde >= 0),
  contenido bytea not null,
  primary key (subida_id, desde)
);

-- What browsers report, added up: nobody's name, address or page is in it. Empresa 0: nobody was logged in.
create table plataforma.telemetria (
  empresa_id int not null,
  hora timestamptz not null,
  area text not null,
  build text not null,
  fase text not null,
  veces int not null,
  tramos int[] not null, -- how many took up to each of TRAMOS_MS, and how many longer
  primary key (empresa_id, hora, area, build, fase)
);
create index telemetria_hora on plataforma.telemetria (hora, area, build);

grant select, insert on plataforma.archivos_de_lanzamiento, plataforma.retiradas, plataforma.activaciones to comanda_app;
grant delete on plataforma.archivos_de_lanzamiento to comanda_app;
grant delete on plataforma.canales to comanda_app;
grant select, insert, update, delete on plataforma.builds_malos, plataforma.fijaciones, plataforma.subidas,
  plataforma.subida_partes, plataforma.telemetria to comanda_app;
grant select, insert on plataforma.llaves_de_equipo to comanda_app;
grant update (usada, revocada) on plataforma.llaves_de_equipo to comanda_app;
