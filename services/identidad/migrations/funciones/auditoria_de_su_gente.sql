-- What the people of a company did that is of no company: their logins.
create or replace function identidad.auditoria_de_su_gente(p_empresa_id int)
returns table (
  id bigint, cuando timestamptz, usuario_id uuid, usuario text, accion text, antes jsonb, despues jsonb
)
language sql stable
as $$
  select a.id, a.cuando, a.usuario_id,
         coalesce((select u.nombre_completo from identidad.usuarios u where u.id = a.usuario_id), ''),
         a.accion, a.antes, a.despues
    from identidad.auditoria a
   where a.empresa_id is null
     and a.usuario_id in (select ue.usuario_id from identidad.usuario_empresas ue where ue.empresa_id = p_empresa_id)
$$;

revoke all on function identidad.auditoria_de_su_gente(int) from public;
grant execute on function identidad.auditoria_de_su_gente(int) to comanda_app;
