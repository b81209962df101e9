-- What of each payment of a sale is still in: what was given back of it is not there to take out again. What went back by a method
-- beyond what that one had brought is taken off the others, off cash first: a voucher is undone whole, cash in any amount, and a debt
-- goes whole with its sale.
create or replace function pedidos.queda_de(p_empresa int, p_venta uuid)
returns table (forma_pago text, tarjeta text, banco text, referencia text, monto numeric)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
    with pagado as (
      select d.*, row_number() over (
               order by array_position(array['EFECTIVO', 'TRANSFERENCIA', 'TARJETA', 'CREDITO'], d.forma_pago), d.monto desc) as n
        from pedidos.pagado_de(p_empresa, p_venta) d
    ),
    devuelto as (
      select m.forma_pago, -sum(m.monto) as monto from pedidos.caja_movimientos m
       where m.empresa_id = p_empresa and m.venta_id = p_venta and m.tipo = 'DEVOLUCION'
       group by m.forma_pago
    ),
    propio as (
      select p.*, greatest(0, least(p.monto,
               sum(p.monto) over (partition by p.forma_pago order by p.n) - coalesce(d.monto, 0))) as queda
        from pagado p left join devuelto d on d.forma_pago = p.forma_pago
    ),
    ajeno as (
      select coalesce((select sum(d.monto) from devuelto d), 0) - coalesce(sum(p.monto - p.queda), 0) as monto from propio p
    ),
    resto as (
      select p.n, p.forma_pago, p.tarjeta, p.banco, p.referencia,
             greatest(0, least(p.queda, sum(p.queda) over (order by p.n) - a.monto)) as monto
        from propio p cross join ajeno a
    )
    select r.forma_pago, r.tarjeta, r.banco, r.referencia, r.monto from resto r where r.monto > 0 order by r.n;
end $$;

revoke all on function pedidos.queda_de(int, uuid) from public;
grant execute on function pedidos.queda_de(int, uuid) to comanda_app;
