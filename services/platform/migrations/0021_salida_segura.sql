-- A build comes out to a few first, and by itself to all; where it came from is kept with it (docs/adr/0062).
alter table plataforma.lanzamientos
  add column procedencia jsonb, -- what its team's checkout says of it: commit, author, run of CI; null: nothing
  add column diferencia jsonb; -- what it changes against the build that was out before it: calls, bytes

alter table plataforma.canales
  add column primera int, -- the company that is in a canary however small its share
  add column promover_tras int check (promover_tras > 0); -- loads without a failure after which all get it; null: somebody decides

alter table plataforma.informes_de_sesion
  add column cargas int not null default 0; -- loads that the session reported
grant update (cargas) on plataforma.informes_de_sesion to comanda_app;
