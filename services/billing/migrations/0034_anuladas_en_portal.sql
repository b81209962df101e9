-- sin transaccion
-- What was annulled in the portal by what was written down here: few, and asked about each night until the authority says so too.
drop index concurrently if exists facturacion.comprobantes_anuladas_en_portal;
create index concurrently comprobantes_anuladas_en_portal on facturacion.comprobantes (empresa_id, fecha_emision, clave_acceso)
  where anulada_en_sri is not null;
