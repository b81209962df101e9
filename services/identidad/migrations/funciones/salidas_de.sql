-- Those of some sessions that their own user ended, by leaving; asked by billing of tills that are silent.
create or replace function identidad.salidas_de(p_sesiones uuid[]) returns setof uuid
language sql stable
as $$
  select s.id from identidad.sesiones s where s.id = any (p_sesiones) and s.motivo = 'salida'
$$;

revoke all on function identidad.salidas_de(uuid[]) from public;
grant execute on function identidad.salidas_de(uuid[]) to comanda_app;
