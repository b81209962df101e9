-- Whether comanda_app has lost the tables of who enters: nothing of the version before is left to read what they held.
create or replace function identidad.estrecha() returns boolean
language sql stable
as $$
  select not has_table_privilege('comanda_app', 'identidad.usuarios', 'INSERT')
$$;

revoke all on function identidad.estrecha() from public;
grant execute on function identidad.estrecha() to comanda_identidad;
