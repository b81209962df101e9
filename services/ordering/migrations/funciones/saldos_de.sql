-- How each customer stands who owes, or has paid above what they owe (`favor`): of one, or of all. `vence`: of the oldest debt.
create or replace function pedidos.saldos_de(p_empresa int, p_cedula text, p_hoy date)
returns table (cedula text, nombre text, debe numeric, vencido numeric, favor numeric, vence date)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
    with deudas as (
      select d.cedula, (array_agg(d.nombre order by d.fecha_creacion desc))[1] as nombre, sum(d.monto) as monto,
             sum(d.pendiente) as debe, coalesce(sum(d.pendiente) filter (where d.vence < p_hoy), 0) as vencido,
             min(d.vence) filter (where d.pendiente > 0) as vence
        from pedidos.deudas_de(p_empresa, p_cedula) d group by d.cedula
    ),
    abonado as (
      select a.cedula, (array_agg(a.nombre order by a.creado desc))[1] as nombre, sum(a.monto) as monto
        from pedidos.abonos a
       where a.empresa_id = p_empresa and (p_cedula is null or a.cedula = p_cedula) group by a.cedula
    )
    select coalesce(d.cedula, a.cedula), coalesce(d.nombre, a.nombre), coalesce(d.debe, 0), coalesce(d.vencido, 0),
           greatest(0, coalesce(a.monto, 0) - coalesce(d.monto, 0)), d.vence
      from deudas d full join abonado a on a.cedula = d.cedula;
end $$;

revoke all on function pedidos.saldos_de(int, text, date) from public;
grant execute on function pedidos.saldos_de(int, text, date) to comanda_app;
