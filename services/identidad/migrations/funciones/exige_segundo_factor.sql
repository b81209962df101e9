-- Whether accounts of that profile must have a second factor: the operator's, who acts for any company, unless they said no.
create or replace function identidad.exige_segundo_factor(p_perfil text) returns boolean
language sql stable
as $$
  select p_perfil = 'Dashboard'
     and not exists (select from identidad.ajustes a where a.clave = 'segundo_factor_operador' and a.valor = 'false')
$$;

revoke all on function identidad.exige_segundo_factor(text) from public;
grant execute on function identidad.exige_segundo_factor(text) to comanda_app;
