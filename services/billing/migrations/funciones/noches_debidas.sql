-- Companies whose look of this night (from one to six in Ecuador) is not done: whose they are, nothing of what they issued.
create or replace function facturacion.noches_debidas(p_n int, p_ahora timestamptz, p_hasta timestamptz)
returns table (empresa_id int, noche date)
language sql stable security definer
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
  local as (select p_ahora at time zone 'America/Guayaquil' as hora)
  select e.empresa_id, l.hora::date
    from empresas e cross join local l
   where e.empresa_id is not null and extract(hour from l.hora) between 1 and 5
     and not exists (
       select from facturacion.conciliacion_noches n
        where n.empresa_id = e.empresa_id and n.noche = l.hora::date
          and (n.terminada or n.arrendado_hasta > p_ahora))
   order by e.empresa_id
   limit p_n
$$;

revoke all on function facturacion.noches_debidas(int, timestamptz, timestamptz) from public;
grant execute on function facturacion.noches_debidas(int, timestamptz, timestamptz) to comanda_app;
