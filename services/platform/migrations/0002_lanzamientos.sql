-- What was published: one row per build, never changed; and which build each channel of an area points to.

create table plataforma.lanzamientos (
  area text not null,
  build text not null check (build ~ '^[0-9a-f]{12}$'),
  version text not null,
  contenedor text not null,
  descriptor jsonb, -- null for the shell
  manifiesto jsonb, -- null for the shell
  indice jsonb not null, -- hashes.json: integrity of every file, and what may be preloaded
  publicado_por text not null,
  publicado timestamptz not null default now(),
  primary key (area, build)
);

create table plataforma.canales (
  area text not null,
  canal text not null check (canal in ('estable')),
  build text not null,
  por text not null,
  desde timestamptz not null default now(),
  primary key (area, canal),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);

grant select, insert on plataforma.lanzamientos to comanda_app;
grant select, insert, update on plataforma.canales to comanda_app;
