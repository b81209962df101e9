-- Of releases before ADR 93, which ask it while they are taken off. It goes with the release after.
create or replace function pedidos.tomar_reporte_cartas(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, suscripcion_id bigint, id bigint, arriendo uuid, intentos int)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update pedidos.reporte_cartas c
     set arriendo = gen_random_uuid(),
         arrendado_hasta = p_ahora + make_interval(secs => p_segundos),
         intentos = c.intentos + 1
    from (
      select q.empresa_id, q.suscripcion_id, q.id
        from pedidos.reporte_cartas q
       where q.estado = 'PENDIENTE' and q.proximo <= p_ahora
         and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
       order by q.por is null, q.proximo
       limit p_n
         for update skip locked
    ) debidas
   where c.empresa_id = debidas.empresa_id and c.suscripcion_id = debidas.suscripcion_id and c.id = debidas.id
  returning c.empresa_id, c.suscripcion_id, c.id, c.arriendo, c.intentos
$$;

revoke all on function pedidos.tomar_reporte_cartas(int, timestamptz, int) from public;
grant execute on function pedidos.tomar_reporte_cartas(int, timestamptz, int) to comanda_app;
