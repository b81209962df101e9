-- Who holds this refresh token, by its hash, without using it up; no row when it is not live, or was left alone for too long.
create or replace function identidad.sesion_de_refresco(p_hash text)
returns table (
  id uuid, perfil text, nombre_completo text, email text, empresas json, pendiente text, sesion json
)
language sql stable
as $$
  select g.id, g.perfil, g.nombre_completo, g.email, g.empresas, g.pendiente, g.sesion
    from identidad.gente_con_sesion() g join identidad.sesiones s on s.id = g.sesion_id
   where g.sesion_id = identidad.refresco_vivo(p_hash)
     and s.ultima > now() - make_interval(mins => identidad.descanso_de(g.perfil))
$$;

revoke all on function identidad.sesion_de_refresco(text) from public;
grant execute on function identidad.sesion_de_refresco(text) to comanda_app;
