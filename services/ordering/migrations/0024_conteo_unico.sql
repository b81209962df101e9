-- A period is counted once; counting it again takes somebody's approval. What the version before writes has no number: it
-- does not know of it, and its rows are counted with the others.
alter table pedidos.conteos
  -- which of its period, from 1
  add column numero int check (numero > 0),
  -- whoever let it be counted again
  add column aprobado_por text check (aprobado_por <> ''),
  -- card sales and transfers there should have been at that moment
  add column tarjeta numeric(14, 2),
  add column transferencia numeric(14, 2),
  add constraint conteos_aprobado_check check (numero = 1 or numero is null or aprobado_por is not null);
create unique index conteos_por_numero on pedidos.conteos (empresa_id, caja_id, periodo, numero);
