-- As the version before calls it; what is called now is plataforma.publicaciones_detenidas.
-- The areas whose canary stopped by itself and waits for somebody to decide.
create or replace function plataforma.canarios_detenidos()
returns table (area text)
language sql stable
as $$
  select c.area from plataforma.canales c where c.canal = 'canario' and c.detenido is not null
$$;

revoke all on function plataforma.canarios_detenidos() from public;
grant execute on function plataforma.canarios_detenidos() to comanda_app;
