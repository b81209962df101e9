-- When that row of the audit was written, where it is of the company or of none: from where a list of it goes on.
create or replace function identidad.instante_auditado(p_empresa_id int, p_id bigint)
returns table (cuando timestamptz)
language sql stable
as $$
  select a.cuando from identidad.auditoria a
   where (a.empresa_id = p_empresa_id or a.empresa_id is null) and a.id = p_id
$$;

revoke all on function identidad.instante_auditado(int, bigint) from public;
grant execute on function identidad.instante_auditado(int, bigint) to comanda_app;
