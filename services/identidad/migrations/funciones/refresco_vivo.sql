-- The session of a refresh token by its hash: of one that is good, that was until half a minute ago, or whose successor nobody has
-- renewed yet, since its answer may have been lost (docs/adr/0088). The only reader of those hashes for who is not identidad.
create or replace function identidad.refresco_vivo(p_hash text) returns uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select t.sesion_id from identidad.refrescos t left join identidad.refrescos s on s.hash = t.sucesor
   where t.hash = p_hash and t.vence > now()
     and (t.reemplazado is null or t.reemplazado > now() - interval '30 seconds'
          or (s.hash is not null and s.reemplazado is null))
$$;

revoke all on function identidad.refresco_vivo(text) from public;
grant execute on function identidad.refresco_vivo(text) to comanda_app;
