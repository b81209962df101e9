-- As the version before identidad calls it; it goes with the views of 0011. What is called now is identidad.segundo_factor_de.
-- What a code is checked against. The only reader of the secrets of second factors, one account a call.
create or replace function plataforma.segundo_factor_de(p_usuario_id uuid)
returns table (secreto text, activo boolean, ultimo_paso bigint)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select f.secreto, f.activo_desde is not null, f.ultimo_paso
    from plataforma.segundos_factores f where f.usuario_id = p_usuario_id
$$;

revoke all on function plataforma.segundo_factor_de(uuid) from public;
grant execute on function plataforma.segundo_factor_de(uuid) to comanda_app;
