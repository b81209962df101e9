-- sin transaccion
-- Two groups of a product may have an option of one name; what is in no group is told apart by its name, as before.
drop index concurrently if exists pedidos.modificadores_sueltos;
create unique index concurrently modificadores_sueltos on pedidos.modificadores (empresa_id, producto_id, pedidos.normalizar(nombre))
  where estado = 'A' and producto_id is not null and grupo is null;
drop index concurrently if exists pedidos.modificadores_de_producto;
