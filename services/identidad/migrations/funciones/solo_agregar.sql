-- Of the audit: what was written stays as it was.
create or replace function identidad.solo_agregar() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_relid::regclass;
end $$;

create or replace trigger auditoria_solo_agregar before update or delete or truncate on identidad.auditoria
  for each statement execute function identidad.solo_agregar();
