-- Claims what a password that was checked is good for: it is the account's still, which is in use, and stays so until the end of the
-- transaction. Who changes it waits, and ends the session that was opened with it. No row: it was changed meanwhile. Not `for share`:
-- an account that enters twice at once writes down both, and each would wait for the other.
create or replace function identidad.clave_vigente(p_usuario_id uuid, p_mostrada text)
returns table (id uuid)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select u.id from identidad.usuarios u
   where u.id = p_usuario_id and u.clave_hash = p_mostrada and u.estado = 'A'
     for no key update
$$;

revoke all on function identidad.clave_vigente(uuid, text) from public;
grant execute on function identidad.clave_vigente(uuid, text) to comanda_identidad;
