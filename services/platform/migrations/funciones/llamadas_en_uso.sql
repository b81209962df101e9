-- What each build that anybody may be given calls, and how it reads the answers: of the channels, and of the companies that stay on one.
-- In plpgsql, which looks for the column when it is called: it is made also where that is not there yet.
create or replace function plataforma.llamadas_en_uso()
returns table (area text, build text, llama jsonb)
language plpgsql stable
as $$
begin
  return query
  select l.area, l.build, l.llama from plataforma.lanzamientos l
   where l.llama is not null
     and (exists (select from plataforma.canales c where c.area = l.area and c.build = l.build and c.detenido is null)
       or exists (select from plataforma.fijaciones f where f.area = l.area and f.build = l.build))
   order by l.area, l.build;
end
$$;

revoke all on function plataforma.llamadas_en_uso() from public;
grant execute on function plataforma.llamadas_en_uso() to comanda_app;
