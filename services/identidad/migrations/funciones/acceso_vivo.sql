-- The session of a bearer token that has not expired, by its hash. The only reader of those hashes for who is not identidad.
create or replace function identidad.acceso_vivo(p_hash text) returns uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select t.sesion_id from identidad.accesos t where t.hash = p_hash and t.vence > now()
$$;

revoke all on function identidad.acceso_vivo(text) from public;
grant execute on function identidad.acceso_vivo(text) to comanda_app;
