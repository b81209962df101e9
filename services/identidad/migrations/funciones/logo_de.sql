-- The logo of a company as documents and paper take it; no row where it has none.
create or replace function identidad.logo_de(p_empresa_id int)
returns table (documento bytea, ticket bytea)
language sql stable
as $$
  select l.documento, l.ticket from identidad.logos l where l.empresa_id = p_empresa_id
$$;

revoke all on function identidad.logo_de(int) from public;
grant execute on function identidad.logo_de(int) to comanda_app;
