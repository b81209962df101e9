-- sin transaccion
-- What is written since 0043 is checked already; whatever was there had a word less to choose.
alter table pedidos.ventas validate constraint ventas_forma_pago_check;
alter table pedidos.devoluciones validate constraint devoluciones_forma_pago_check;
alter table pedidos.caja_movimientos validate constraint caja_movimientos_forma_pago_check;
