-- A page of products in the order a person looks for them, whatever case and accents: read, not sorted.
create index productos_por_nombre_normal on pedidos.productos (empresa_id, pedidos.normalizar(producto), id)
  where estado = 'A';
