-- When the kitchen first had a line ready, whatever is said of it since: what was made once is voided with somebody's approval,
-- also where it was marked unready before. The version before does not write it; `lista` counts besides.
alter table pedidos.orden_lineas add column estuvo_lista timestamptz;
grant update (estuvo_lista) on pedidos.orden_lineas to comanda_app;
