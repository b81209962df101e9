-- The one way to see jobs of all companies: leases up to p_n due rows and tells whose they are, nothing of their
-- content. The worker then works on each inside its own company. A lease that ran out is due again, and what its last
-- holder never gave back is doubtful. Never of a paused company, and of each company only what nothing earlier holds up.
create or replace function facturacion.tomar_trabajos(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, clave_acceso text, arriendo uuid, intentos int)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update facturacion.trabajos t
     set arriendo = gen_random_uuid(),
         arrendado_hasta = p_ahora + make_interval(secs => p_segundos),
         intentos = t.intentos + 1,
         dudoso = t.dudoso or t.arriendo is not null
    from (
      select q.empresa_id, q.clave_acceso
        from facturacion.trabajos q
       where q.proximo <= p_ahora and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
         and not exists (
           select from facturacion.pausas p where p.empresa_id = q.empresa_id and p.reanudada_en is null)
         and (q.enviado or not exists (
           select from facturacion.trabajos a
            where a.empresa_id = q.empresa_id and not a.enviado and a.creado > p_ahora - interval '2 hours'
              and (a.creado, a.clave_acceso) < (q.creado, q.clave_acceso)))
       order by q.proximo
       limit p_n
         for update skip locked
    ) debidos
   where t.empresa_id = debidos.empresa_id and t.clave_acceso = debidos.clave_acceso
  returning t.empresa_id, t.clave_acceso, t.arriendo, t.intentos
$$;

revoke all on function facturacion.tomar_trabajos(int, timestamptz, int) from public;
grant execute on function facturacion.tomar_trabajos(int, timestamptz, int) to comanda_app;
