-- Whether that is a recovery code of somebody whose second factor is in force, used or not: what is refused before anything is
-- done. Whether it may be used is what reclamar_codigo says.
create or replace function identidad.es_su_codigo(p_usuario_id uuid, p_hash text)
returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from identidad.codigos_recuperacion c
      join identidad.segundos_factores f on f.usuario_id = c.usuario_id and f.activo_desde is not null
     where c.usuario_id = p_usuario_id and c.hash = p_hash)
$$;

revoke all on function identidad.es_su_codigo(uuid, text) from public;
grant execute on function identidad.es_su_codigo(uuid, text) to comanda_app;
