-- The services read everything of a user but the password: its hash is answered by cuenta_de alone, one account a call.

revoke select on plataforma.usuarios from comanda_app;
grant select (id, email, perfil, nombre_completo, whatsapp, sueldo, asegurado, estado, creado)
  on plataforma.usuarios to comanda_app;
