-- Leaves these areas of a company on, of all there are; null: every one. Who enters is on in every company. Answers those that there are not.
-- In plpgsql, which looks for the table when it is called: it is made also where the table is not there yet.
create or replace function plataforma.encender_areas(p_empresa_id int, p_encendidas text[])
returns text[]
language plpgsql volatile
as $$
begin
  insert into plataforma.areas_empresa (empresa_id, area, activa)
  select p_empresa_id, a.area, p_encendidas is null or a.zona = 'auth' or a.area = any (p_encendidas)
    from plataforma.areas a where a.retirada is null
      on conflict (empresa_id, area) do update set activa = excluded.activa;
  return array(select una from unnest(p_encendidas) as una
                where not exists (select from plataforma.areas a where a.area = una and a.retirada is null));
end
$$;

revoke all on function plataforma.encender_areas(int, text[]) from public;
grant execute on function plataforma.encender_areas(int, text[]) to comanda_app;
