-- Plastic bags that bear ICE, which is part of their price (docs/adr/0091). Null: it is none.
alter table pedidos.productos
  add column funda text,
  add constraint productos_funda_check check (funda in ('FUNDA', 'FUNDA_BIODEGRADABLE')) not valid;
-- What one unit of a line bore when it was sold, whatever its product is by now.
alter table pedidos.venta_lineas add column ice numeric(14,2) not null default 0;
