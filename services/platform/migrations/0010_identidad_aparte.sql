-- Who enters, and for which company, is the service identidad's, in a schema of its own (docs/adr/0004). Its tables are
-- moved there as they are: rows, keys, indexes, policies, triggers and rights stay theirs, and nothing is rewritten.
--
-- Under the old names stand views that the version before reads and writes through while it still sells. A later
-- migration of this service drops them, with cuenta_de, persona_del_pin, segundo_factor_de and fijar_emision of this
-- schema, which stand for that version alone too: `-- contrae: 0010, nobody calls them by plataforma any more`.

create schema if not exists identidad;
grant usage on schema identidad to comanda_app;

-- in the order in which a request reads them, so that it waits for this and not the one for the other
alter table plataforma.usuarios set schema identidad;
alter table plataforma.sesiones set schema identidad;
alter table plataforma.accesos set schema identidad;
alter table plataforma.refrescos set schema identidad;
alter table plataforma.usuario_empresas set schema identidad;
alter table plataforma.empresas set schema identidad;
alter table plataforma.ajustes set schema identidad;
alter table plataforma.segundos_factores set schema identidad;
alter table plataforma.codigos_recuperacion set schema identidad;
alter table plataforma.sales_de_pin set schema identidad;
alter table plataforma.pines set schema identidad;
alter table plataforma.dispositivos set schema identidad;
alter table plataforma.intentos_login set schema identidad;
alter table plataforma.asistencias set schema identidad;
alter table plataforma.vendedores set schema identidad;
alter table plataforma.logos set schema identidad;
alter table plataforma.primer_dia set schema identidad;
alter table plataforma.auditoria set schema identidad;

create view plataforma.sesiones with (security_invoker = true) as select * from identidad.sesiones;
create view plataforma.accesos with (security_invoker = true) as select * from identidad.accesos;
create view plataforma.refrescos with (security_invoker = true) as select * from identidad.refrescos;
create view plataforma.usuario_empresas with (security_invoker = true) as select * from identidad.usuario_empresas;
create view plataforma.empresas with (security_invoker = true) as select * from identidad.empresas;
create view plataforma.ajustes with (security_invoker = true) as select * from identidad.ajustes;
create view plataforma.codigos_recuperacion with (security_invoker = true) as select * from identidad.codigos_recuperacion;
create view plataforma.sales_de_pin with (security_invoker = true) as select * from identidad.sales_de_pin;
create view plataforma.dispositivos with (security_invoker = true) as select * from identidad.dispositivos;
create view plataforma.intentos_login with (security_invoker = true) as select * from identidad.intentos_login;
create view plataforma.asistencias with (security_invoker = true) as select * from identidad.asistencias;
create view plataforma.vendedores with (security_invoker = true) as select * from identidad.vendedores;
create view plataforma.logos with (security_invoker = true) as select * from identidad.logos;
create view plataforma.primer_dia with (security_invoker = true) as select * from identidad.primer_dia;
create view plataforma.auditoria with (security_invoker = true) as select * from identidad.auditoria;

-- Of these three the role may not read a hash or a secret, and through an invoker's view it would have to: PostgreSQL asks
-- for every column that a view has. They are their owner's, with the same rights by column; none of them has row security.
create view plataforma.usuarios as select * from identidad.usuarios;
create view plataforma.pines as select * from identidad.pines;
create view plataforma.segundos_factores as select * from identidad.segundos_factores;

grant select, insert, update on plataforma.empresas, plataforma.asistencias, plataforma.vendedores, plataforma.ajustes
  to comanda_app;
grant select, insert, update, delete on plataforma.sesiones, plataforma.accesos, plataforma.refrescos,
  plataforma.usuario_empresas, plataforma.intentos_login, plataforma.dispositivos, plataforma.logos to comanda_app;
grant select, insert on plataforma.auditoria, plataforma.sales_de_pin to comanda_app;
grant select, insert, delete on plataforma.primer_dia to comanda_app;
grant select, insert, delete, update (usado) on plataforma.codigos_recuperacion to comanda_app;
grant select (id, email, perfil, nombre_completo, whatsapp, sueldo, asegurado, estado, creado, cambiar_clave, ultimo_acceso),
  insert, update on plataforma.usuarios to comanda_app;
grant select (empresa_id, usuario_id, creado), insert (empresa_id, usuario_id, hash), delete on plataforma.pines to comanda_app;
grant select (usuario_id, activo_desde, ultimo_paso), insert (usuario_id, secreto),
  update (secreto, activo_desde, ultimo_paso), delete on plataforma.segundos_factores to comanda_app;
