-- A company's night is begun inside the company, by who takes it (conciliacionRepository).
grant insert on facturacion.conciliacion_noches to comanda_app;
