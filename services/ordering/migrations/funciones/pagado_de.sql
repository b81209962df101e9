-- What each method brought to a sale: all that the ledger has of it but its voidings, which take out and bring back the same. Payment
-- by payment, so that what takes them out counts as many; where it was paid another way since, what is left once both are added up.
create or replace function pedidos.pagado_de(p_empresa int, p_venta uuid)
returns table (forma_pago text, tarjeta text, banco text, referencia text, monto numeric)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  if not exists (select from pedidos.caja_movimientos m
                  where m.empresa_id = p_empresa and m.venta_id = p_venta and m.tipo = 'CAMBIO_PAGO') then
    return query
      select m.forma_pago, m.tarjeta, m.banco, m.referencia, m.monto
        from pedidos.caja_movimientos m
       where m.empresa_id = p_empresa and m.venta_id = p_venta and m.tipo = 'VENTA' and m.monto <> 0
       order by m.id;
    return;
  end if;
  return query
    select m.forma_pago, m.tarjeta, m.banco, m.referencia, sum(m.monto)
      from pedidos.caja_movimientos m
     where m.empresa_id = p_empresa and m.venta_id = p_venta and m.tipo in ('VENTA', 'CAMBIO_PAGO')
     group by m.forma_pago, m.tarjeta, m.banco, m.referencia having sum(m.monto) <> 0;
end $$;

revoke all on function pedidos.pagado_de(int, uuid) from public;
grant execute on function pedidos.pagado_de(int, uuid) to comanda_app;
