-- Of the audit and of decrees: what was written stays as it was.
create or replace function identidad.solo_agregar() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_relid::regclass;
end $$;

-- the trigger came with its table and calls platform's; made anew once, since that waits for all who write there
do $$
begin
  if not exists (select from pg_trigger
                  where tgname = 'auditoria_solo_agregar' and tgrelid = 'identidad.auditoria'::regclass
                    and tgfoid = 'identidad.solo_agregar()'::regprocedure) then
    create or replace trigger auditoria_solo_agregar before update or delete or truncate on identidad.auditoria
      for each statement execute function identidad.solo_agregar();
  end if;
end $$;

create or replace trigger decretos_solo_agregar before update or delete or truncate on identidad.decretos
  for each statement execute function identidad.solo_agregar();
