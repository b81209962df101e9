-- The transfers of a period, one by one, for whoever looks for each in the bank's account (contar_caja).
create index caja_movimientos_transferencias on pedidos.caja_movimientos (empresa_id, caja_id, periodo, venta_id)
  where forma_pago = 'TRANSFERENCIA';
