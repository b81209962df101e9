-- What becomes of the money of a sale where it is voided now: by method, what of it is still in (queda_de); of one that is voided
-- already nothing goes out again. Also called by billing, whose screen voids by the invoice. Null: the company has no such sale.
create or replace function pedidos.al_anular(p_empresa int, p_venta uuid) returns jsonb
language plpgsql stable
as $$
declare
  v_anulada boolean;
  v_formas jsonb;
begin
  select v.estado = 'ANULADO' into v_anulada from pedidos.ventas v where v.empresa_id = p_empresa and v.id = p_venta;
  if not found then return null; end if;
  select jsonb_agg(jsonb_build_object('forma_pago', f.forma_pago, 'monto', f.monto) order by f.forma_pago = 'CREDITO', f.monto desc)
    into v_formas
    from (select q.forma_pago, sum(q.monto) as monto from pedidos.queda_de(p_empresa, p_venta) q group by q.forma_pago) f;
  return jsonb_build_object('anulada', v_anulada, 'formas', coalesce(v_formas, '[]'::jsonb));
end $$;

revoke all on function pedidos.al_anular(int, uuid) from public;
grant execute on function pedidos.al_anular(int, uuid) to comanda_app;
