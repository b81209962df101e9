-- Companies whose look of this night (from one to six in Ecuador) is not done: whose they are, nothing of what they issued. Whose turn is
-- longest ago comes first, so that none waits until another is done.
create or replace function facturacion.noches_debidas(p_n int, p_ahora timestamptz, p_hasta timestamptz)
returns table (empresa_id int, noche date)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  hora timestamp := p_ahora at time zone 'America/Guayaquil';
begin
  if extract(hour from hora) not between 1 and 5 then
    return;
  end if;
  return query
  select e.empresa_id, hora::date
    from (select distinct c.empresa_id from facturacion.contadores c) e
    left join facturacion.conciliacion_noches n on n.empresa_id = e.empresa_id
   where exists (select 1 from facturacion.comprobantes d where d.empresa_id = e.empresa_id)
     and (n.noche is distinct from hora::date or not n.terminada and coalesce(n.arrendado_hasta <= p_ahora, true))
   order by n.arrendado_hasta nulls first, e.empresa_id
   limit p_n;
end
$$;

revoke all on function facturacion.noches_debidas(int, timestamptz, timestamptz) from public;
grant execute on function facturacion.noches_debidas(int, timestamptz, timestamptz) to comanda_app;
