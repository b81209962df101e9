-- contrae: 0020, who works asks what is due and takes it inside a company since then (ADR 93)
drop function if exists pedidos.tomar_programados(int, timestamptz, int);
drop function if exists pedidos.tomar_suscripciones(int, timestamptz, int);
drop function if exists pedidos.tomar_reporte_cartas(int, timestamptz, int);
