-- Claims what an import may write, once (docs/adr/0049): it is of whoever began it, for the plan that was shown, and of one that is
-- under way. Called last in the transaction that writes the products. No row: it was done, or begun anew as something else.
create or replace function pedidos.reclamar_importacion(
  p_empresa_id int, p_id uuid, p_usuario_id uuid, p_huella text
) returns table (id uuid)
language plpgsql volatile
as $$
#variable_conflict use_column
begin
  return query
    update pedidos.importaciones i
       set estado = 'HECHA'
     where i.empresa_id = p_empresa_id and i.id = p_id and i.usuario_id = p_usuario_id and i.huella = p_huella
       and i.estado = 'EN_CURSO'
    returning i.id;
end $$;

revoke all on function pedidos.reclamar_importacion(int, uuid, uuid, text) from public;
grant execute on function pedidos.reclamar_importacion(int, uuid, uuid, text) to comanda_app;
