-- What was done with the cash is looked up by day; sales, which are most of the audit, by their number (GET /v1/auditoria_caja).
create index auditoria_por_dia on pedidos.auditoria (empresa_id, cuando) where accion <> 'venta creada';
