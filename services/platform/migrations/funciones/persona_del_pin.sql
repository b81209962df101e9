-- As the version before identidad calls it; it goes with the views of 0011. What is called now is identidad.es_su_pin.
-- Whose PIN it is in a company, by its hash: the only reader of hashes of PINs. Who is switched off, or must change the password first, has none.
create or replace function plataforma.persona_del_pin(p_empresa_id int, p_hash text)
returns uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  -- nobody's where two have the same: this version lets them
  select (array_agg(p.usuario_id))[1]
    from plataforma.pines p
    join plataforma.usuarios u on u.id = p.usuario_id and u.estado = 'A' and not u.cambiar_clave
    join plataforma.usuario_empresas ue on ue.usuario_id = p.usuario_id and ue.empresa_id = p.empresa_id
   where p.empresa_id = p_empresa_id and p.hash = p_hash
  having count(*) = 1
$$;

revoke all on function plataforma.persona_del_pin(int, text) from public;
grant execute on function plataforma.persona_del_pin(int, text) to comanda_app;
