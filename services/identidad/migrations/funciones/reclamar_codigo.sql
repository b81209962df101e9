-- Claims a recovery code of somebody whose second factor is in force, once (docs/adr/0049). It does not expire: it lasts until
-- it is used or there are new ones. No row: it is not theirs, or not any more.
create or replace function identidad.reclamar_codigo(p_usuario_id uuid, p_hash text)
returns table (usado timestamptz)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update identidad.codigos_recuperacion c
     set usado = now()
   where c.usuario_id = p_usuario_id and c.hash = p_hash and c.usado is null
     and exists (select from identidad.segundos_factores f
                  where f.usuario_id = p_usuario_id and f.activo_desde is not null)
  returning c.usado
$$;

revoke all on function identidad.reclamar_codigo(uuid, text) from public;
grant execute on function identidad.reclamar_codigo(uuid, text) to comanda_app;
