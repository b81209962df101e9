-- Claims what a password is good for that is changed, once (docs/adr/0049): the new one stands in the place of the one that was
-- shown, be it the provisional one that somebody else chose. No row: that one is not the password any more.
create or replace function identidad.reclamar_clave(p_usuario_id uuid, p_mostrada text, p_nueva text)
returns table (id uuid)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update identidad.usuarios u
     set clave_hash = p_nueva, cambiar_clave = false
   where u.id = p_usuario_id and u.clave_hash = p_mostrada and u.estado = 'A'
  returning u.id
$$;

revoke all on function identidad.reclamar_clave(uuid, text, text) from public;
grant execute on function identidad.reclamar_clave(uuid, text, text) to comanda_identidad;
