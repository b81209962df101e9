-- The session of a refresh token that is good, or was until half a minute ago, by its hash. The only reader of those hashes for
-- who is not identidad.
create or replace function identidad.refresco_vivo(p_hash text) returns uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select t.sesion_id from identidad.refrescos t
   where t.hash = p_hash and t.vence > now() and (t.reemplazado is null or t.reemplazado > now() - interval '30 seconds')
$$;

revoke all on function identidad.refresco_vivo(text) from public;
grant execute on function identidad.refresco_vivo(text) to comanda_app;
