-- Claims a recovery code of somebody whose second factor is in force, once (docs/adr/0049). It does not expire: it lasts until
-- it is used or there are new ones. No row: it is not theirs, or not any more. Of an Administrador the company is told, from
-- where as far as the transaction says (`app.origen`).
create or replace function identidad.reclamar_codigo(p_usuario_id uuid, p_hash text)
returns table (usado timestamptz)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  origen jsonb := nullif(current_setting('app.origen', true), '')::jsonb;
begin
  return query
    update identidad.codigos_recuperacion c
       set usado = now()
     where c.usuario_id = p_usuario_id and c.hash = p_hash and c.usado is null
       and exists (select from identidad.segundos_factores f
                    where f.usuario_id = p_usuario_id and f.activo_desde is not null)
    returning c.usado;
  if found then
    perform identidad.avisar_de_cuenta(
        u.id, 'CODIGO_USADO', u.id, origen->>'direccion', origen->>'agente', '{}', '{}')
       from identidad.usuarios u where u.id = p_usuario_id and u.perfil = 'Administrador';
  end if;
end
$$;

revoke all on function identidad.reclamar_codigo(uuid, text) from public;
grant execute on function identidad.reclamar_codigo(uuid, text) to comanda_app;
