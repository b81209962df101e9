-- What was sold on account, sale by sale, of one customer or of all: what of each stands (`monto`: without what was voided, given
-- back or paid otherwise since), and what is left of it (`pendiente`) once all that the customer paid is poured over what they owe,
-- the one that is due first before all. What they paid above it is nobody's debt (pedidos.saldos_de).
create or replace function pedidos.deudas_de(p_empresa int, p_cedula text)
returns table (cedula text, nombre text, venta_id uuid, secuencia text, clave_acceso text, fecha_creacion timestamptz, plazo int,
               vence date, monto numeric, pendiente numeric)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
    with deudas as (
      select v.cedula, v.nombre, v.id, v.secuencia, v.clave_acceso, v.fecha_creacion, c.plazo, c.vence,
             coalesce((select sum(m.monto) from pedidos.caja_movimientos m
                        where m.empresa_id = p_empresa and m.venta_id = v.id and m.forma_pago = 'CREDITO'), 0) as monto
        from pedidos.creditos c
        join pedidos.ventas v on v.empresa_id = p_empresa and v.id = c.venta_id
       where c.empresa_id = p_empresa and (p_cedula is null or v.cedula = p_cedula)
    ),
    abonado as (
      select a.cedula, sum(a.monto) as monto from pedidos.abonos a
       where a.empresa_id = p_empresa and (p_cedula is null or a.cedula = p_cedula) group by a.cedula
    ),
    acumuladas as (
      select d.*, sum(d.monto) over (partition by d.cedula order by d.vence, d.fecha_creacion, d.id) as hasta from deudas d
    )
    select d.cedula, d.nombre, d.id, d.secuencia, d.clave_acceso, d.fecha_creacion, d.plazo, d.vence, d.monto,
           least(d.monto, greatest(0, d.hasta - coalesce(a.monto, 0)))
      from acumuladas d left join abonado a on a.cedula = d.cedula;
end $$;

revoke all on function pedidos.deudas_de(int, text) from public;
grant execute on function pedidos.deudas_de(int, text) to comanda_app;
