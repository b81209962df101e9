-- People by their ids, and whether they are of a company: also who is no longer of it, and whoever was deleted.
create or replace function identidad.personas_de(p_empresa_id int, p_ids uuid[])
returns table (id uuid, nombre text, email text, perfil text, estado text, es_de_ella boolean)
language sql stable
as $$
  select u.id, u.nombre_completo, u.email, u.perfil, u.estado, ue.usuario_id is not null
    from identidad.usuarios u
    left join identidad.usuario_empresas ue on ue.usuario_id = u.id and ue.empresa_id = p_empresa_id
   where u.id = any (p_ids)
$$;

revoke all on function identidad.personas_de(int, uuid[]) from public;
grant execute on function identidad.personas_de(int, uuid[]) to comanda_app;
