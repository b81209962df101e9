-- What the kitchen has to know of a line ('sin cebolla').
alter table pedidos.venta_lineas add column opciones text not null default '' check (length(opciones) <= 120);
