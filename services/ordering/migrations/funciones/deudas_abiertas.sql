-- What was sold on account and is not settled, of one customer or of all: what of each stands, and with all of the customer's that is
-- due before it (`hasta`), in the order in which what they pay is poured over it (pedidos.deudas_de).
create or replace function pedidos.deudas_abiertas(p_empresa int, p_cedula text)
returns table (cedula text, nombre text, venta_id uuid, fecha_creacion timestamptz, vence date, monto numeric, hasta numeric)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
    with deudas as (
      select v.cedula, v.nombre, v.id, v.fecha_creacion, c.vence,
             coalesce((select sum(m.monto) from pedidos.caja_movimientos m
                        where m.empresa_id = p_empresa and m.venta_id = v.id and m.forma_pago = 'CREDITO'), 0) as monto
        from pedidos.creditos c
        join pedidos.ventas v on v.empresa_id = p_empresa and v.id = c.venta_id
       where c.empresa_id = p_empresa and not c.saldada and (p_cedula is null or v.cedula = p_cedula)
    )
    select d.*, sum(d.monto) over (partition by d.cedula order by d.vence, d.fecha_creacion, d.id) from deudas d;
end $$;

revoke all on function pedidos.deudas_abiertas(int, text) from public;
grant execute on function pedidos.deudas_abiertas(int, text) to comanda_app;
