-- Whether the authority answers, as the deliveries of all processes last found it; of no company, so that each is told alike.
create table facturacion.autoridad (
  ambiente text primary key check (ambiente in ('1', '2')),
  -- since when nothing came back; null while it answers
  sin_respuesta_desde timestamptz,
  -- how far its clock is ahead of this machine's; null until it says what time it has
  desfase_ms int,
  visto timestamptz not null
);
grant select, insert, update on facturacion.autoridad to comanda_app;
