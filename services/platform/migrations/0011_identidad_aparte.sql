-- sin transaccion
-- The tables of who enters are moved to identidad as they are: rows, keys, indexes, policies, triggers and rights stay
-- theirs, and nothing is rewritten. One at a time, each with what it leaves behind: who holds one of them and waits for
-- another would wait for this, and this for them.
--
-- Under the old names stand views that the version before reads and writes through while it still sells. A later
-- migration of this service drops them, with cuenta_de, persona_del_pin, segundo_factor_de and fijar_emision of this
-- schema, which stand for that version alone too: `-- contrae: 0011, nobody calls them by plataforma any more`.
--
-- Of usuarios, pines and segundos_factores the role may not read a hash or a secret, and through an invoker's view it would
-- have to: PostgreSQL asks for every column that a view has. Those three are their owner's, with the same rights by column;
-- none of them has row security.

do $$
begin
  if to_regclass('identidad.usuarios') is null then
    alter table plataforma.usuarios set schema identidad;
    create view plataforma.usuarios as select * from identidad.usuarios;
    grant select (id, email, perfil, nombre_completo, whatsapp, sueldo, asegurado, estado, creado, cambiar_clave, ultimo_acceso),
    insert, update on plataforma.usuarios to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.sesiones') is null then
    alter table plataforma.sesiones set schema identidad;
    create view plataforma.sesiones with (security_invoker = true) as select * from identidad.sesiones;
    grant select, insert, update, delete on plataforma.sesiones to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.accesos') is null then
    alter table plataforma.accesos set schema identidad;
    create view plataforma.accesos with (security_invoker = true) as select * from identidad.accesos;
    grant select, insert, update, delete on plataforma.accesos to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.refrescos') is null then
    alter table plataforma.refrescos set schema identidad;
    create view plataforma.refrescos with (security_invoker = true) as select * from identidad.refrescos;
    grant select, insert, update, delete on plataforma.refrescos to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.usuario_empresas') is null then
    alter table plataforma.usuario_empresas set schema identidad;
    create view plataforma.usuario_empresas with (security_invoker = true) as select * from identidad.usuario_empresas;
    grant select, insert, update, delete on plataforma.usuario_empresas to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.empresas') is null then
    alter table plataforma.empresas set schema identidad;
    create view plataforma.empresas with (security_invoker = true) as select * from identidad.empresas;
    grant select, insert, update on plataforma.empresas to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.ajustes') is null then
    alter table plataforma.ajustes set schema identidad;
    create view plataforma.ajustes with (security_invoker = true) as select * from identidad.ajustes;
    grant select, insert, update on plataforma.ajustes to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.segundos_factores') is null then
    alter table plataforma.segundos_factores set schema identidad;
    create view plataforma.segundos_factores as select * from identidad.segundos_factores;
    grant select (usuario_id, activo_desde, ultimo_paso), insert (usuario_id, secreto),
    update (secreto, activo_desde, ultimo_paso), delete on plataforma.segundos_factores to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.codigos_recuperacion') is null then
    alter table plataforma.codigos_recuperacion set schema identidad;
    create view plataforma.codigos_recuperacion with (security_invoker = true) as select * from identidad.codigos_recuperacion;
    grant select, insert, delete, update (usado) on plataforma.codigos_recuperacion to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.sales_de_pin') is null then
    alter table plataforma.sales_de_pin set schema identidad;
    create view plataforma.sales_de_pin with (security_invoker = true) as select * from identidad.sales_de_pin;
    grant select, insert on plataforma.sales_de_pin to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.pines') is null then
    alter table plataforma.pines set schema identidad;
    create view plataforma.pines as select * from identidad.pines;
    grant select (empresa_id, usuario_id, creado), insert (empresa_id, usuario_id, hash), delete on plataforma.pines to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.dispositivos') is null then
    alter table plataforma.dispositivos set schema identidad;
    create view plataforma.dispositivos with (security_invoker = true) as select * from identidad.dispositivos;
    grant select, insert, update, delete on plataforma.dispositivos to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.intentos_login') is null then
    alter table plataforma.intentos_login set schema identidad;
    create view plataforma.intentos_login with (security_invoker = true) as select * from identidad.intentos_login;
    grant select, insert, update, delete on plataforma.intentos_login to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.asistencias') is null then
    alter table plataforma.asistencias set schema identidad;
    create view plataforma.asistencias with (security_invoker = true) as select * from identidad.asistencias;
    grant select, insert, update on plataforma.asistencias to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.vendedores') is null then
    alter table plataforma.vendedores set schema identidad;
    create view plataforma.vendedores with (security_invoker = true) as select * from identidad.vendedores;
    grant select, insert, update on plataforma.vendedores to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.logos') is null then
    alter table plataforma.logos set schema identidad;
    create view plataforma.logos with (security_invoker = true) as select * from identidad.logos;
    grant select, insert, update, delete on plataforma.logos to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.primer_dia') is null then
    alter table plataforma.primer_dia set schema identidad;
    create view plataforma.primer_dia with (security_invoker = true) as select * from identidad.primer_dia;
    grant select, insert, delete on plataforma.primer_dia to comanda_app;
  end if;
end $$;

do $$
begin
  if to_regclass('identidad.auditoria') is null then
    alter table plataforma.auditoria set schema identidad;
    create view plataforma.auditoria with (security_invoker = true) as select * from identidad.auditoria;
    grant select, insert on plataforma.auditoria to comanda_app;
  end if;
end $$;
