-- Who enters, and for which company, is the service identidad's, in a schema of its own (docs/adr/0004).

create schema if not exists identidad;
grant usage on schema identidad to comanda_app;
