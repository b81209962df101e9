-- A build that was withdrawn comes back where the server starts on a copy that has it and lets it out (docs/adr/0029).
grant delete on plataforma.retiradas to comanda_app;
