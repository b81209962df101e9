-- Of releases before ADR 93, which ask it while they are taken off. It goes with the release after.
create or replace function identidad.tomar_avisos_de_cuenta(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, id bigint, arriendo uuid, intentos int)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update identidad.avisos_de_cuenta a
     set arriendo = gen_random_uuid(),
         arrendado_hasta = p_ahora + make_interval(secs => p_segundos),
         intentos = a.intentos + 1
    from (
      select q.empresa_id, q.id
        from identidad.avisos_de_cuenta q
       where q.estado = 'PENDIENTE' and q.proximo <= p_ahora
         and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
       order by q.proximo
       limit p_n
         for update skip locked
    ) debidos
   where a.empresa_id = debidos.empresa_id and a.id = debidos.id
  returning a.empresa_id, a.id, a.arriendo, a.intentos
$$;

revoke all on function identidad.tomar_avisos_de_cuenta(int, timestamptz, int) from public;
grant execute on function identidad.tomar_avisos_de_cuenta(int, timestamptz, int) to comanda_identidad;
