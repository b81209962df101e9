-- Whose session a till last spoke with: one that is silent, and that nobody has left, may be selling without a line (docs/adr/0103).
alter table facturacion.dispositivos add column visto_sesion uuid;
grant update (visto_sesion) on facturacion.dispositivos to comanda_app;
