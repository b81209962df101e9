-- What is tried again and comes to the same is counted on the attempt that said it first: a document may wait for weeks. A server
-- of before writes a row for each, and reads the day of the first.
alter table facturacion.intentos
  add column veces int not null default 1,
  add column ultima timestamptz;
grant update (veces, ultima) on facturacion.intentos to comanda_app;
-- While the authority does not answer: whether something of a company was tried lately, and what of it was let lie longest.
create index trabajos_sin_enviar on facturacion.trabajos (empresa_id, substr(clave_acceso, 24, 1), proximo) where not enviado;
-- Where a night began that goes on from one that was cut short, and whether it has been round since: it ends there. A server of before
-- knows of neither, and begins each night with the first document.
alter table facturacion.conciliacion_noches
  add column desde_fecha date,
  add column desde_clave text,
  add column vuelta boolean not null default false;
