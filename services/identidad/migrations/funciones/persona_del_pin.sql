-- Whose PIN it is in a company, by its hash: the only reader of hashes of PINs. Who is switched off, or must change the password first, has none.
create or replace function identidad.persona_del_pin(p_empresa_id int, p_hash text)
returns uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select p.usuario_id
    from identidad.pines p
    join identidad.usuarios u on u.id = p.usuario_id and u.estado = 'A' and not u.cambiar_clave
    join identidad.usuario_empresas ue on ue.usuario_id = p.usuario_id and ue.empresa_id = p.empresa_id
   where p.empresa_id = p_empresa_id and p.hash = p_hash
$$;

revoke all on function identidad.persona_del_pin(int, text) from public;
grant execute on function identidad.persona_del_pin(int, text) to comanda_app;
