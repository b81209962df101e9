-- Whether a numbered migration of this schema has run, for the service that serves without migrating (/salud/listo).
create or replace function identidad.migrada(p_nombre text)
returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (select from identidad.migraciones m where m.name = p_nombre)
$$;

revoke all on function identidad.migrada(text) from public;
grant execute on function identidad.migrada(text) to comanda_app;
