-- Who is of a company, also who is switched off or deleted: their work has their name.
create or replace function identidad.gente_de(p_empresa_id int)
returns table (id uuid, nombre text, perfil text, estado text, sueldo numeric)
language sql stable
as $$
  select u.id, u.nombre_completo, u.perfil, u.estado, u.sueldo
    from identidad.usuario_empresas ue join identidad.usuarios u on u.id = ue.usuario_id
   where ue.empresa_id = p_empresa_id
$$;

revoke all on function identidad.gente_de(int) from public;
grant execute on function identidad.gente_de(int) to comanda_app;
