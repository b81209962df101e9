-- Contacts of long ago are told by nobody: each one that comes takes some of them away.
grant delete on facturacion.dispositivo_contactos to comanda_app;
