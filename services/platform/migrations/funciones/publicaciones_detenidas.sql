-- What stopped by itself and waits for somebody to decide: canaries, and stable builds that gave way to the one before.
-- In plpgsql, which looks for the tables when it is called: it is made also where they are not there yet.
create or replace function plataforma.publicaciones_detenidas()
returns table (area text, canal text)
language plpgsql stable
as $$
begin
  return query
  select c.area, c.canal from plataforma.canales c
   where (c.canal = 'canario' and c.detenido is not null)
      or (c.canal = 'estable'
          and (select a.por = 'plataforma' and a.motivo <> '' from plataforma.activaciones a
                where a.area = c.area and a.canal = 'estable' order by a.id desc limit 1))
   order by c.area, c.canal;
end
$$;

revoke all on function plataforma.publicaciones_detenidas() from public;
grant execute on function plataforma.publicaciones_detenidas() to comanda_app;
