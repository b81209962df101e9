-- Who has bought lately: the latest sales with a buyer. The final consumer is nobody.
create index ventas_con_comprador on pedidos.ventas (empresa_id, fecha_creacion desc)
  where cedula <> '9999999999999' and estado = 'ACTIVO';
