-- The audit is read latest first, by person and by action (GET /v1/auditoria). Sales, nine in ten of its rows, stand apart:
-- they pay for two of these indexes, and what is looked for among the rest is not looked for among them.
create index auditoria_por_persona on pedidos.auditoria (empresa_id, usuario_id, cuando) where accion <> 'venta creada';
create index auditoria_por_accion on pedidos.auditoria (empresa_id, accion, cuando) where accion <> 'venta creada';
create index auditoria_de_ventas on pedidos.auditoria (empresa_id, cuando) where accion = 'venta creada';
create index auditoria_de_ventas_por_persona on pedidos.auditoria (empresa_id, usuario_id, cuando)
  where accion = 'venta creada';
