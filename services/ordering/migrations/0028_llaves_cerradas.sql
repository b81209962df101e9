-- The private half of a print service's key is closed at rest in its own column, as the secrets of second factors are (docs/adr/0050),
-- once nothing of the version before is left, which reads it in clear: pedidos.estrechar() says when.
grant update (privada) on pedidos.impresoras_vinculadas to comanda_app;
