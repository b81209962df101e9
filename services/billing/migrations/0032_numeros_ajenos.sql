-- sin transaccion
-- What of a month bears a number that is another document's, withdrawn for good or issued again under another one: few or none,
-- and the others are not opened to find them.
drop index concurrently if exists facturacion.comprobantes_con_numero_ajeno;
create index concurrently comprobantes_con_numero_ajeno on facturacion.comprobantes (empresa_id, fecha_emision)
  where estado = 'ANULADA' and codigo = '45';
-- of those that were issued again alone
drop index concurrently if exists facturacion.comprobantes_renumeradas;
