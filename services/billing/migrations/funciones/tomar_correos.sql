-- Of releases before ADR 93, which ask it while they are taken off. It goes with the release after.
create or replace function facturacion.tomar_correos(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, clave_acceso text, id bigint, arriendo uuid, intentos int)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update facturacion.correos c
     set arriendo = gen_random_uuid(),
         arrendado_hasta = p_ahora + make_interval(secs => p_segundos),
         intentos = c.intentos + 1
    from (
      select q.empresa_id, q.clave_acceso, q.id
        from facturacion.correos q
       where q.estado = 'PENDIENTE' and q.proximo <= p_ahora
         and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
       order by q.por is not null, q.proximo
       limit p_n
         for update skip locked
    ) debidos
   where c.empresa_id = debidos.empresa_id and c.clave_acceso = debidos.clave_acceso and c.id = debidos.id
  returning c.empresa_id, c.clave_acceso, c.id, c.arriendo, c.intentos
$$;

revoke all on function facturacion.tomar_correos(int, timestamptz, int) from public;
grant execute on function facturacion.tomar_correos(int, timestamptz, int) to comanda_app;
