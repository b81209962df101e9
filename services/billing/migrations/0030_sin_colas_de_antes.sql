-- contrae: 0029, who works asks what is due and takes it inside a company since then (ADR 93)
drop function if exists facturacion.tomar_trabajos(int, timestamptz, int);
drop function if exists facturacion.tomar_correos(int, timestamptz, int);
drop function if exists facturacion.tomar_noches(int, timestamptz, int);
