-- Counts a try before it is made, so tries at once count too; answers the seconds to wait, 0 when it may be made. $2: how
-- many may fail in fifteen minutes. The wait is a minute after the last free try and doubles with each failure, to fifteen.
create or replace function identidad.contar_intento(p_clave text, p_limite int) returns int
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_espera int;
begin
  insert into identidad.intentos_login as i (clave, fallos, desde) values (p_clave, 1, now())
  on conflict (clave) do update set
    fallos = case when i.desde < now() - interval '15 minutes' then 1 else i.fallos + 1 end,
    desde = case when i.desde < now() - interval '15 minutes' then now() else i.desde end,
    bloqueado_hasta = case
      when i.desde >= now() - interval '15 minutes' and i.fallos + 1 >= p_limite
      then now() + least(15 * 60, 60 * power(2, least(i.fallos + 1 - p_limite, 10))) * interval '1 second'
    end
  where i.bloqueado_hasta is null or i.bloqueado_hasta <= now();
  if found then
    return 0;
  end if;
  -- a statement of its own: it sees what another try left meanwhile
  select ceil(extract(epoch from i.bloqueado_hasta - now()))::int into v_espera
    from identidad.intentos_login i where i.clave = p_clave;
  return greatest(1, v_espera);
end $$;

revoke all on function identidad.contar_intento(text, int) from public;
grant execute on function identidad.contar_intento(text, int) to comanda_app;
