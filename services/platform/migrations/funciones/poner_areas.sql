-- Leaves these areas of a company on, of all there are; who enters is on in every one.
create or replace function plataforma.poner_areas(p_empresa_id int, p_todas text[], p_encendidas text[])
returns void
language sql volatile
as $$
  insert into plataforma.areas_empresa (empresa_id, area, activa)
  select p_empresa_id, a.area, a.area = 'auth' or a.area = any (p_encendidas) from unnest(p_todas) as a (area)
      on conflict (empresa_id, area) do update set activa = excluded.activa
$$;

revoke all on function plataforma.poner_areas(int, text[], text[]) from public;
grant execute on function plataforma.poner_areas(int, text[], text[]) to comanda_app;
