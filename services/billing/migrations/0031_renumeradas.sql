-- sin transaccion
-- What of a month was issued again under another number: few or none, and the others are not opened to find them.
drop index concurrently if exists facturacion.comprobantes_renumeradas;
create index concurrently comprobantes_renumeradas on facturacion.comprobantes (empresa_id, fecha_emision)
  where reemplazada_por is not null;
