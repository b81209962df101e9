-- How each customer stands who owes, or has paid above what they owe (`favor`): of one, or of all. `vence`: of the oldest debt. What is
-- settled is known by its sum (pedidos.saldar_cuenta); the rest is reckoned as pedidos.deudas_de does.
create or replace function pedidos.saldos_de(p_empresa int, p_cedula text, p_hoy date)
returns table (cedula text, nombre text, debe numeric, vencido numeric, favor numeric, vence date)
language plpgsql stable
as $$
begin
  return query
    with abonado as (
      select a.cedula, sum(a.monto) as monto from pedidos.abonos a
       where a.empresa_id = p_empresa and (p_cedula is null or a.cedula = p_cedula) group by a.cedula
    ),
    saldado as (
      select s.cedula, s.monto from pedidos.cuentas_saldadas s
       where s.empresa_id = p_empresa and (p_cedula is null or s.cedula = p_cedula)
    ),
    abiertas as (
      select d.cedula, d.nombre, d.fecha_creacion, d.vence, d.monto,
             least(d.monto, greatest(0, coalesce(s.monto, 0) + d.hasta - coalesce(a.monto, 0))) as pendiente
        from pedidos.deudas_abiertas(p_empresa, p_cedula) d
        left join abonado a on a.cedula = d.cedula
        left join saldado s on s.cedula = d.cedula
    ),
    deudas as (
      select d.cedula, (array_agg(d.nombre order by d.fecha_creacion desc))[1] as nombre, sum(d.monto) as monto,
             sum(d.pendiente) as debe, coalesce(sum(d.pendiente) filter (where d.vence < p_hoy), 0) as vencido,
             min(d.vence) filter (where d.pendiente > 0) as vence
        from abiertas d group by d.cedula
    )
    select coalesce(d.cedula, a.cedula),
           coalesce(d.nombre, (select u.nombre from pedidos.abonos u
                                where u.empresa_id = p_empresa and u.cedula = a.cedula order by u.creado desc limit 1)),
           coalesce(d.debe, 0), coalesce(d.vencido, 0),
           greatest(0, coalesce(a.monto, 0) - coalesce(s.monto, 0) - coalesce(d.monto, 0)), d.vence
      from deudas d
      full join abonado a on a.cedula = d.cedula
      left join saldado s on s.cedula = coalesce(d.cedula, a.cedula);
end $$;

revoke all on function pedidos.saldos_de(int, text, date) from public;
grant execute on function pedidos.saldos_de(int, text, date) to comanda_app;
