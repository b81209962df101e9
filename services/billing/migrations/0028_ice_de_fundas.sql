-- sin transaccion
-- What of a month bears ICE: documents with bags are few or none, and the others are not opened to find them.
drop index concurrently if exists facturacion.comprobantes_con_ice;
create index concurrently comprobantes_con_ice on facturacion.comprobantes (empresa_id, fecha_emision)
  where datos @? '$.lineas[*].ice';
