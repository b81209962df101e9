-- Of releases before ADR 93, which ask it while they are taken off. It goes with the release after.
create or replace function pedidos.tomar_programados(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, id bigint)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update pedidos.programados p
     set arrendado_hasta = p_ahora + make_interval(secs => p_segundos)
    from (
      select q.empresa_id, q.id
        from pedidos.programados q
       where q.proximo <= p_ahora
         and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora
              or q.arrendado_hasta > p_ahora + make_interval(secs => p_segundos))
       order by q.proximo
       limit p_n
         for update skip locked
    ) debidos
   where p.empresa_id = debidos.empresa_id and p.id = debidos.id
  returning p.empresa_id, p.id
$$;

revoke all on function pedidos.tomar_programados(int, timestamptz, int) from public;
grant execute on function pedidos.tomar_programados(int, timestamptz, int) to comanda_app;
