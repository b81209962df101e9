-- What each session has reported of a canary: whether it loaded it, and whether it ever failed there. A session counts once, however
-- often it reports, so that nobody stops a canary by reporting.
create table plataforma.informes_de_sesion (
  area text not null,
  build text not null,
  sesion_id uuid not null,
  usuario_id uuid not null,
  fallo boolean not null,
  cuando timestamptz not null,
  primary key (area, build, sesion_id),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);
create index informes_de_sesion_cuando on plataforma.informes_de_sesion (cuando);
grant select, insert, update (fallo, cuando), delete on plataforma.informes_de_sesion to comanda_app;
