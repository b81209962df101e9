-- As the version before identidad calls it; it goes with the views of 0011. What is called now is identidad.cuenta_de.
-- What a login is checked against: the live account of an address, with its hash. The only reader of hashes.
create or replace function plataforma.cuenta_de(p_email text)
returns table (id uuid, clave_hash text, perfil text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select u.id, u.clave_hash, u.perfil from plataforma.usuarios u where u.email = p_email and u.estado = 'A'
$$;

revoke all on function plataforma.cuenta_de(text) from public;
grant execute on function plataforma.cuenta_de(text) to comanda_app;
