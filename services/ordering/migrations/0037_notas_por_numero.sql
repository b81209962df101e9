-- sin transaccion
-- A nota de venta is looked for by its number alone too.
drop index concurrently if exists pedidos.notas_venta_numero;
create index concurrently notas_venta_numero on pedidos.notas_venta (empresa_id, numero);
