-- Who has a session that lives, with their active companies and what their account still owes. Of no use by itself: what
-- answers by a token (sesion_de_acceso, sesion_de_refresco) reads it, and the planner reads no more of it than that one.
create or replace function identidad.gente_con_sesion()
returns table (
  sesion_id uuid, id uuid, perfil text, nombre_completo text, email text, empresas json, pendiente text, sesion json
)
language sql stable
as $$
  select s.id, u.id, u.perfil, u.nombre_completo, u.email,
         coalesce((
           select json_agg(json_build_object(
                    'id', e.id, 'empresa', e.empresa, 'logo_empresa', e.logo_empresa,
                    'areas', (select coalesce(json_agg(a.area order by a.area), '[]') from plataforma.areas_de(e.id) a))
                  order by ue.orden, e.id)
             from identidad.usuario_empresas ue join identidad.empresas e on e.id = ue.empresa_id
            where ue.usuario_id = u.id and e.estado = 'A'), '[]'),
         case when u.cambiar_clave then 'CLAVE'
              -- the operator asks for a second factor in accounts like this, and this has none
              when identidad.exige_segundo_factor(u.perfil)
                and not exists (select from identidad.segundos_factores f
                                 where f.usuario_id = u.id and f.activo_desde is not null)
              then 'SEGUNDO_FACTOR' end,
         json_build_object('id', s.id, 'raiz', coalesce(s.raiz, s.id), 'porPin', s.por_pin,
                           'inactividad', identidad.descanso_de(u.perfil))
    from identidad.usuarios u
    join identidad.sesiones s on s.usuario_id = u.id
   where s.revocada is null and s.vence > now() and u.estado = 'A'
$$;

revoke all on function identidad.gente_con_sesion() from public;
grant execute on function identidad.gente_con_sesion() to comanda_app;
