-- A reserved number is a right that is used once (docs/adr/0049). That it was used is written by reclamar_numero alone: its file
-- takes from the role the right to write those columns, in the transaction that makes the function.
comment on table facturacion.reservas is 'derecho de un uso: reclamar_numero escribe consumida_en, venta_id';
