-- Leaves the trace of a change of who exists, or of what is published, inside its transaction. Nobody: no user did it.
create or replace function identidad.anotar(
  p_usuario_id uuid, p_empresa_id int, p_accion text, p_antes jsonb, p_despues jsonb, p_cuando timestamptz default now()
) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into identidad.auditoria (cuando, usuario_id, empresa_id, accion, antes, despues)
  values (p_cuando, p_usuario_id, p_empresa_id, p_accion, p_antes, p_despues)
$$;

revoke all on function identidad.anotar(uuid, int, text, jsonb, jsonb, timestamptz) from public;
grant execute on function identidad.anotar(uuid, int, text, jsonb, jsonb, timestamptz) to comanda_app;
