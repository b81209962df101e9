-- sin transaccion
-- What was given back of a sale is read whenever it changes.
drop index concurrently if exists pedidos.devoluciones_de_venta;
create index concurrently devoluciones_de_venta on pedidos.devoluciones (empresa_id, venta_id);
