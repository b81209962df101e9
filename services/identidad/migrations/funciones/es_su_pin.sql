-- Whether that is the PIN of that person in a company, by its hash: the only reader of hashes of PINs. Who is switched off,
-- is not of the company or must change the password first has none.
create or replace function identidad.es_su_pin(p_empresa_id int, p_usuario_id uuid, p_hash text)
returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from identidad.pines p
      join identidad.usuarios u on u.id = p.usuario_id and u.estado = 'A' and not u.cambiar_clave
      join identidad.usuario_empresas ue on ue.usuario_id = p.usuario_id and ue.empresa_id = p.empresa_id
     where p.empresa_id = p_empresa_id and p.usuario_id = p_usuario_id and p.hash = p_hash)
$$;

revoke all on function identidad.es_su_pin(int, uuid, text) from public;
grant execute on function identidad.es_su_pin(int, uuid, text) to comanda_app;
