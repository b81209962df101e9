-- The active companies of those names, as a session names its own: with the areas that are on.
create or replace function identidad.empresas_por_nombre(p_nombres text[])
returns table (empresa json)
language sql stable
as $$
  select json_build_object(
           'id', e.id, 'empresa', e.empresa, 'logo_empresa', e.logo_empresa,
           'areas', (select coalesce(json_agg(a.area order by a.area), '[]') from plataforma.areas_de(e.id) a))
    from identidad.empresas e where e.empresa = any (p_nombres) and e.estado = 'A'
$$;

revoke all on function identidad.empresas_por_nombre(text[]) from public;
grant execute on function identidad.empresas_por_nombre(text[]) to comanda_app;
