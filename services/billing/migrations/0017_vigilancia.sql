-- Which request queued a document, for the log of its delivery; null: none did (a scheduled sale). What is queued takes it from
-- its transaction (kit/db deQuien), by whatever way it comes.
alter table facturacion.trabajos
  add column peticion text default nullif(current_setting('app.peticion', true), '') check (length(peticion) <= 64);

-- it answers one column more: its file makes it again
drop function facturacion.tomar_trabajos(int, timestamptz, int);
