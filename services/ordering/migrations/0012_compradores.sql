-- Who buys at a till: the latest sales with a buyer, and the latest of one of them. The final consumer is nobody.
create index ventas_con_comprador on pedidos.ventas (empresa_id, fecha_creacion desc, cedula)
  where cedula <> '9999999999999' and estado = 'ACTIVO';
create index ventas_de_comprador on pedidos.ventas (empresa_id, cedula, fecha_creacion desc)
  where cedula <> '9999999999999' and estado = 'ACTIVO';
