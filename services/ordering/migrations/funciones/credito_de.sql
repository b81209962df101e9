-- What of a sale is on account, as its answer says it; null: nothing is.
create or replace function pedidos.credito_de(p_empresa int, p_venta uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object('plazo', c.plazo, 'vence', c.vence) from pedidos.creditos c
     where c.empresa_id = p_empresa and c.venta_id = p_venta);
end $$;

revoke all on function pedidos.credito_de(int, uuid) from public;
grant execute on function pedidos.credito_de(int, uuid) to comanda_app;
