-- Of releases before ADR 93, which ask it while they are taken off. It goes with the release after.
create or replace function pedidos.tomar_suscripciones(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, id bigint)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update pedidos.suscripciones s
     set arrendado_hasta = p_ahora + make_interval(secs => p_segundos)
    from (
      select q.empresa_id, q.id
        from pedidos.suscripciones q
       where q.proximo <= p_ahora
         and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora
              or q.arrendado_hasta > p_ahora + make_interval(secs => p_segundos))
       order by q.proximo
       limit p_n
         for update skip locked
    ) debidas
   where s.empresa_id = debidas.empresa_id and s.id = debidas.id
  returning s.empresa_id, s.id
$$;

revoke all on function pedidos.tomar_suscripciones(int, timestamptz, int) from public;
grant execute on function pedidos.tomar_suscripciones(int, timestamptz, int) to comanda_app;
