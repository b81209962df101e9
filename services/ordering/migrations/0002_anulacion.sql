-- A sale is voided, and while its day lasts taken back into force: each time one more row in the drawer's ledger.

grant update (estado) on pedidos.ventas to comanda_app;

alter table pedidos.caja_movimientos
  drop constraint caja_movimientos_tipo_check,
  add constraint caja_movimientos_tipo_check check (tipo in ('VENTA', 'ANULACION', 'REACTIVACION')),
  -- what a voided sale brought goes out again
  add constraint caja_movimientos_signo_check check ((tipo = 'ANULACION') = (monto < 0) or monto = 0);
