-- Who holds this refresh token, by its hash, without using it up; no row when it is not live, or was left alone for too long.
create or replace function identidad.sesion_de_refresco(p_hash text)
returns table (
  id uuid, perfil text, nombre_completo text, email text, empresas json, pendiente text, sesion json
)
language sql stable
as $$
  select g.id, g.perfil, g.nombre_completo, g.email, g.empresas, g.pendiente, g.sesion
    from identidad.refrescos t join identidad.gente_con_sesion() g on g.sesion_id = t.sesion_id
   join identidad.sesiones s on s.id = t.sesion_id
   where s.ultima > now() - make_interval(mins => identidad.descanso_de(g.perfil))
     and t.hash = p_hash and t.vence > now() and (t.reemplazado is null or t.reemplazado > now() - interval '30 seconds')
$$;

revoke all on function identidad.sesion_de_refresco(text) from public;
grant execute on function identidad.sesion_de_refresco(text) to comanda_app;
