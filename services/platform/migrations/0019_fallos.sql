-- What fails in builds, as browsers tell it: each fault once, with how often. Nobody's name is in it, nor what they typed
-- (shared/contracts/plataforma/fallo). Empresa 0: nobody was logged in.
create table plataforma.fallos (
  empresa_id int not null,
  area text not null,
  build text not null,
  huella text not null check (huella ~ '^[0-9a-f]{32}$'), -- of all that is said of it
  fase text not null,
  pantalla text not null check (length(pantalla) <= 80),
  mensaje text not null check (length(mensaje) <= 200),
  pila text[] not null check (cardinality(pila) <= 12),
  llamada text,
  campo text,
  veces int not null check (veces > 0),
  primera timestamptz not null,
  ultima timestamptz not null,
  primary key (empresa_id, area, build, huella),
  foreign key (area, build) references plataforma.lanzamientos (area, build)
);
create index fallos_ultima on plataforma.fallos (ultima);
create index fallos_build on plataforma.fallos (area, build, ultima desc);
grant select, insert, update (veces, ultima), delete on plataforma.fallos to comanda_app;
