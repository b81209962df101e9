-- It was right: this try is given back; what others failed stays. $2: how many may fail.
create or replace function identidad.devolver_intento(p_clave text, p_limite int) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update identidad.intentos_login i
     set fallos = greatest(i.fallos - 1, 0),
         bloqueado_hasta = case when i.fallos <= p_limite then null else i.bloqueado_hasta end
   where i.clave = p_clave
$$;

revoke all on function identidad.devolver_intento(text, int) from public;
grant execute on function identidad.devolver_intento(text, int) to comanda_app;
