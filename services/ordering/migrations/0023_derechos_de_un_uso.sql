-- An approval is a right that is used once (docs/adr/0049): of whoever asked for it, for one act, for as much as was approved,
-- until it expires. The role has no right to write `usada`: pedidos.reclamar_aprobacion does.
alter table pedidos.aprobaciones
  add column acto text not null default 'DESCUENTO' check (acto ~ '^[A-Z_]+$'),
  add column usada timestamptz;

-- It is claimed before the sale it is for is written. venta_id stays what the version before marks it by.
alter table pedidos.aprobaciones
  alter constraint aprobaciones_empresa_id_venta_id_fkey deferrable initially deferred;

comment on table pedidos.aprobaciones is 'derecho de un uso: reclamar_aprobacion escribe usada, venta_id';
comment on table pedidos.importaciones is 'derecho de un uso: reclamar_importacion escribe estado';
