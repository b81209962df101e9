-- Which of these sessions live, as gente_con_sesion has it: what a stream is held open for is asked for all of them at once.
create or replace function identidad.sesiones_vivas(p_sesiones uuid[]) returns setof uuid
language sql stable
as $$
  select s.id
    from identidad.sesiones s
    join identidad.usuarios u on u.id = s.usuario_id
   where s.id = any (p_sesiones) and s.revocada is null and s.vence > now() and u.estado = 'A'
$$;

revoke all on function identidad.sesiones_vivas(uuid[]) from public;
grant execute on function identidad.sesiones_vivas(uuid[]) to comanda_app;
