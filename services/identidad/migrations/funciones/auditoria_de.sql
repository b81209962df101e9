-- What was written of a company in the audit of who exists, with the name of who did it.
create or replace function identidad.auditoria_de(p_empresa_id int)
returns table (
  id bigint, cuando timestamptz, usuario_id uuid, usuario text, accion text, antes jsonb, despues jsonb
)
language sql stable
as $$
  select a.id, a.cuando, a.usuario_id,
         coalesce((select u.nombre_completo from identidad.usuarios u where u.id = a.usuario_id), ''),
         a.accion, a.antes, a.despues
    from identidad.auditoria a where a.empresa_id = p_empresa_id
$$;

revoke all on function identidad.auditoria_de(int) from public;
grant execute on function identidad.auditoria_de(int) to comanda_app;
