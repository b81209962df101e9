-- A changed password, profile, state or list of companies ends every session of that person for good, whoever changes it.
create or replace function identidad.cerrar_sesiones() returns trigger
language plpgsql
as $$
declare
  v_usuario uuid;
begin
  if tg_table_name = 'usuarios' then
    v_usuario := new.id;
  elsif tg_op = 'DELETE' then
    v_usuario := old.usuario_id;
  else
    v_usuario := new.usuario_id;
  end if;
  update identidad.sesiones set revocada = now(), motivo = 'cambio de la cuenta'
   where usuario_id = v_usuario and revocada is null;
  return null;
end $$;

-- only where there are none: to make one anew waits for all who write there
do $$
begin
  if not exists (select from pg_trigger where tgname = 'usuarios_cerrar_sesiones' and tgrelid = 'identidad.usuarios'::regclass) then
    create trigger usuarios_cerrar_sesiones
      after update of clave_hash, perfil, estado on identidad.usuarios
      for each row when (old.clave_hash is distinct from new.clave_hash or old.perfil <> new.perfil or old.estado <> new.estado)
      execute function identidad.cerrar_sesiones();
  end if;
  if not exists (select from pg_trigger
                  where tgname = 'usuario_empresas_cerrar_sesiones' and tgrelid = 'identidad.usuario_empresas'::regclass) then
    create trigger usuario_empresas_cerrar_sesiones
      after insert or delete on identidad.usuario_empresas
      for each row execute function identidad.cerrar_sesiones();
  end if;
end $$;
