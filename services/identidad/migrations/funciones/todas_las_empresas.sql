-- The companies there are, for what is asked of many of them at once.
create or replace function identidad.todas_las_empresas()
returns table (id int, empresa text, estado text)
language sql stable
as $$
  select e.id, e.empresa, e.estado from identidad.empresas e
$$;

revoke all on function identidad.todas_las_empresas() from public;
grant execute on function identidad.todas_las_empresas() to comanda_app;
