-- Of ledgers and audits: what was written stays as it was.
create or replace function plataforma.solo_agregar() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_relid::regclass;
end $$;
