-- sin transaccion
-- One note over all of an invoice, and any number over parts of it; one that was issued again under another number takes nothing.
drop index concurrently if exists facturacion.comprobantes_modifica;
create unique index concurrently comprobantes_modifica on facturacion.comprobantes (empresa_id, modifica)
  where modifica is not null and not parcial and reemplazada_por is null;
drop index concurrently if exists facturacion.comprobantes_partes;
create index concurrently comprobantes_partes on facturacion.comprobantes (empresa_id, modifica) where parcial;
drop index concurrently if exists facturacion.comprobantes_de_venta;
create unique index concurrently comprobantes_de_venta on facturacion.comprobantes (empresa_id, venta_id, cod_doc)
  where reemplazada_por is null and not parcial;
