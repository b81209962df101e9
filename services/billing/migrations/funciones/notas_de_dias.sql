-- Credit notes dated in some days, that were not withdrawn, and how much they give back; read by ordering. Tests are left
-- out as soon as those days have documents that count.
create or replace function facturacion.notas_de_dias(p_empresa_id int, p_desde date, p_hasta date)
returns table (autorizada boolean, cuantas int, total numeric)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
  with de_dias as (
    select c.ambiente, c.cod_doc, c.estado, c.total from facturacion.comprobantes c
     where c.empresa_id = p_empresa_id and c.fecha_emision between p_desde and p_hasta
  )
  select d.estado = 'AUTORIZADO', count(*)::int, sum(d.total) from de_dias d
   where d.cod_doc = '04' and d.estado <> 'ANULADA' and d.ambiente = (select max(m.ambiente) from de_dias m)
   group by 1;
end
$$;

revoke all on function facturacion.notas_de_dias(int, date, date) from public;
grant execute on function facturacion.notas_de_dias(int, date, date) to comanda_app;
