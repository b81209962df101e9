-- Links that show a build to whoever opens them, before it is anybody's. Only the hash of a link is kept; it ends by itself.
create table plataforma.vistas (
  hash text primary key,
  area text not null,
  build text not null,
  por text not null,
  creada timestamptz not null default now(),
  vence timestamptz not null,
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);
create index vistas_vence on plataforma.vistas (vence);
grant select, insert, delete on plataforma.vistas to comanda_app;
