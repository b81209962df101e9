-- The areas that are on in a company.
create or replace function plataforma.areas_de(p_empresa_id int)
returns table (area text)
language sql stable
as $$
  select a.area from plataforma.areas_empresa a where a.empresa_id = p_empresa_id and a.activa
$$;

revoke all on function plataforma.areas_de(int) from public;
grant execute on function plataforma.areas_de(int) to comanda_app;
