-- Who holds this bearer token, by its hash; no row when it is not live.
create or replace function identidad.sesion_de_acceso(p_hash text)
returns table (
  id uuid, perfil text, nombre_completo text, email text, empresas json, pendiente text, sesion json
)
language sql stable
as $$
  select g.id, g.perfil, g.nombre_completo, g.email, g.empresas, g.pendiente, g.sesion
    from identidad.gente_con_sesion() g where g.sesion_id = identidad.acceso_vivo(p_hash)
$$;

revoke all on function identidad.sesion_de_acceso(text) from public;
grant execute on function identidad.sesion_de_acceso(text) to comanda_app;
