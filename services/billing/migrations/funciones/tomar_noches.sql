-- Of releases before ADR 93, which ask it while they are taken off. It goes with the release after.
create or replace function facturacion.tomar_noches(p_n int, p_ahora timestamptz, p_segundos int)
returns table (empresa_id int, noche date, hasta_fecha date, hasta_clave text)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  with recursive empresas as (
    (select c.empresa_id from facturacion.comprobantes c order by c.empresa_id limit 1)
    union all
    select (select c.empresa_id from facturacion.comprobantes c
             where c.empresa_id > e.empresa_id order by c.empresa_id limit 1)
      from empresas e
     where e.empresa_id is not null
  ),
  local as (select p_ahora at time zone 'America/Guayaquil' as hora),
  debidas as (
    select e.empresa_id, l.hora::date as noche
      from empresas e cross join local l
     where e.empresa_id is not null and extract(hour from l.hora) between 1 and 5
       and not exists (
         select from facturacion.conciliacion_noches n
          where n.empresa_id = e.empresa_id and n.noche = l.hora::date
            and (n.terminada or n.arrendado_hasta > p_ahora))
     order by e.empresa_id
     limit p_n
  )
  insert into facturacion.conciliacion_noches as n (empresa_id, noche, arrendado_hasta)
  select d.empresa_id, d.noche, p_ahora + make_interval(secs => p_segundos) from debidas d
  on conflict (empresa_id) do update
     set noche = excluded.noche, terminada = false, arrendado_hasta = excluded.arrendado_hasta,
         hasta_fecha = case when n.noche = excluded.noche then n.hasta_fecha end,
         hasta_clave = case when n.noche = excluded.noche then n.hasta_clave end
   where n.noche <> excluded.noche or not n.terminada and coalesce(n.arrendado_hasta <= p_ahora, true)
  returning n.empresa_id, n.noche, n.hasta_fecha, n.hasta_clave
$$;

revoke all on function facturacion.tomar_noches(int, timestamptz, int) from public;
grant execute on function facturacion.tomar_noches(int, timestamptz, int) to comanda_app;
