-- The nota de venta of a sale, as it is told; null: it has none.
create or replace function pedidos.nota_de(p_empresa_id int, p_venta_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
             'numero', n.establecimiento || '-' || n.punto_emision || '-' || lpad(n.numero::text, 9, '0'),
             'autorizacion', t.autorizacion, 'caduca', t.caduca)
      from pedidos.notas_venta n
      join pedidos.talonarios t on t.empresa_id = p_empresa_id and t.id = n.talonario_id
     where n.empresa_id = p_empresa_id and n.venta_id = p_venta_id);
end $$;

revoke all on function pedidos.nota_de(int, uuid) from public;
grant execute on function pedidos.nota_de(int, uuid) to comanda_app;
