-- contrae: 0048, a company's locks are asked for by pedidos.candado alone since then (ADR 43)
drop function if exists pedidos.llave_de_caja(int, int);
drop function if exists pedidos.llave_de_dia(int, date);
drop function if exists pedidos.candado_de_piso(int, boolean);
drop function if exists pedidos.totalizar_dia(date);
