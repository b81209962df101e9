-- How long a session of that profile may rest before it asks for the password again, in minutes: an hour for the operator, who acts
-- for any company, twelve for a till, unless the operator set others.
create or replace function identidad.descanso_de(p_perfil text) returns int
language sql stable
as $$
  select coalesce(
    (select (a.valor #>> '{}')::int from identidad.ajustes a
      where a.clave = case when p_perfil = 'Dashboard' then 'inactividad_operador' else 'inactividad_local' end),
    case when p_perfil = 'Dashboard' then 60 else 720 end)
$$;

revoke all on function identidad.descanso_de(text) from public;
grant execute on function identidad.descanso_de(text) to comanda_app;
