-- Of releases before ADR 93, which ask it while they are taken off. It goes with the release after.
create or replace function facturacion.tomar_trabajos(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, clave_acceso text, arriendo uuid, intentos int, peticion text)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  with recursive empresas as (
    (select t.empresa_id from facturacion.trabajos t where not t.enviado order by t.empresa_id limit 1)
    union all
    select (select t.empresa_id from facturacion.trabajos t
             where not t.enviado and t.empresa_id > e.empresa_id
             order by t.empresa_id limit 1)
      from empresas e
     where e.empresa_id is not null
  ),
  en_pausa as (
    select p.empresa_id from facturacion.pausas p where p.reanudada_en is null
  ),
  candidatos as (
    (select q.empresa_id, q.clave_acceso
       from facturacion.trabajos q
      where q.enviado and q.proximo <= p_ahora and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
        and q.empresa_id not in (select p.empresa_id from en_pausa p)
      order by q.proximo
      limit p_n)
    union all
    select primero.empresa_id, primero.clave_acceso
      from empresas e
     cross join lateral (
       select q.empresa_id, q.clave_acceso
         from facturacion.trabajos q
        where q.empresa_id = e.empresa_id and not q.enviado and q.creado > p_ahora - interval '2 hours'
        order by q.creado, q.clave_acceso
        limit 1) primero
     where primero.empresa_id not in (select p.empresa_id from en_pausa p)
    union all
    (select q.empresa_id, q.clave_acceso
       from facturacion.trabajos q
      where not q.enviado and q.creado <= p_ahora - interval '2 hours'
        and q.proximo <= p_ahora and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
        and q.empresa_id not in (select p.empresa_id from en_pausa p)
      order by q.creado
      limit p_n)
  ),
  debidos as materialized (
    select q.empresa_id, q.clave_acceso
      from candidatos c
      join facturacion.trabajos q on q.empresa_id = c.empresa_id and q.clave_acceso = c.clave_acceso
     where q.proximo <= p_ahora and (q.arrendado_hasta is null or q.arrendado_hasta <= p_ahora)
     order by q.proximo
     limit p_n
       for update of q skip locked
  )
  update facturacion.trabajos t
     set arriendo = gen_random_uuid(),
         arrendado_hasta = p_ahora + make_interval(secs => p_segundos),
         intentos = t.intentos + 1,
         dudoso = t.dudoso or t.arriendo is not null
    from debidos
   where t.empresa_id = debidos.empresa_id and t.clave_acceso = debidos.clave_acceso
  returning t.empresa_id, t.clave_acceso, t.arriendo, t.intentos, t.peticion
$$;

revoke all on function facturacion.tomar_trabajos(int, timestamptz, int) from public;
grant execute on function facturacion.tomar_trabajos(int, timestamptz, int) to comanda_app;
