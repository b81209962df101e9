-- The tables of this schema were made by services/platform/migrations, 0001 to 0009, and moved here by its 0011. What ends
-- sessions goes with them: on a database of before, the function its triggers call; on a new one there is none yet, and
-- funciones/cerrar_sesiones.sql makes it.
do $$
begin
  if to_regprocedure('plataforma.cerrar_sesiones()') is not null then
    alter function plataforma.cerrar_sesiones() set schema identidad;
  end if;
end $$;
