-- The areas whose canary stopped by itself, or whose stable build went back by itself, and that wait for somebody to decide.
create or replace function plataforma.canarios_detenidos()
returns table (area text)
language sql stable
as $$
  select c.area from plataforma.canales c where c.canal = 'canario' and c.detenido is not null
  union
  select c.area from plataforma.canales c
   where c.canal = 'estable'
     and (select a.por from plataforma.activaciones a
           where a.area = c.area and a.canal = 'estable' order by a.id desc limit 1) = 'plataforma'
$$;

revoke all on function plataforma.canarios_detenidos() from public;
grant execute on function plataforma.canarios_detenidos() to comanda_app;
