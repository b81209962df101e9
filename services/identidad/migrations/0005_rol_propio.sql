-- The role that services/identidad enters with, alone (docs/adr/0050). It has what comanda_app has, as a member of it, and the
-- tables of who enters besides, which comanda_app writes no more once identidad.estrechar() has run: that one waits until no
-- process of the version before is left, which enters as comanda_app and writes them.
do $$
begin
  if not exists (select from pg_roles where rolname = 'comanda_identidad') then
    create role comanda_identidad nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this server made it just now
end $$;

do $$
begin
  execute format('grant comanda_identidad to %I', current_user);
exception when insufficient_privilege then
  if not pg_has_role(current_user, 'comanda_identidad', 'MEMBER') then raise; end if;
end $$;

do $$
begin
  grant comanda_app to comanda_identidad;
exception when insufficient_privilege then
  if not pg_has_role('comanda_identidad', 'comanda_app', 'MEMBER') then raise; end if;
end $$;

grant select (id, email, perfil, nombre_completo, whatsapp, sueldo, asegurado, estado, creado, cambiar_clave, ultimo_acceso), insert, update
  on identidad.usuarios to comanda_identidad;
grant select, insert, update on identidad.empresas to comanda_identidad;
grant select, insert, update, delete on identidad.usuario_empresas to comanda_identidad;
grant select, insert, update, delete on identidad.sesiones to comanda_identidad;
grant select, insert, update, delete on identidad.accesos to comanda_identidad;
grant select, insert, update, delete on identidad.refrescos to comanda_identidad;
grant select, insert, update, delete on identidad.intentos_login to comanda_identidad;
grant select, insert on identidad.auditoria to comanda_identidad;
grant select (usuario_id, activo_desde, ultimo_paso), insert (usuario_id, secreto), update (secreto, activo_desde), delete
  on identidad.segundos_factores to comanda_identidad;
grant select, insert, update (usado), delete on identidad.codigos_recuperacion to comanda_identidad;
grant select, insert on identidad.sales_de_pin to comanda_identidad;
grant select (empresa_id, usuario_id, creado), insert (empresa_id, usuario_id, hash), delete on identidad.pines to comanda_identidad;
grant select, insert, update, delete on identidad.dispositivos to comanda_identidad;
grant select, insert, update on identidad.ajustes to comanda_identidad;
grant select, insert, update on identidad.asistencias to comanda_identidad;
grant select, insert, update on identidad.vendedores to comanda_identidad;
grant select, insert, update, delete on identidad.logos to comanda_identidad;
grant select, insert, delete on identidad.primer_dia to comanda_identidad;
