-- Takes every order that has or had units of those lines, as pedidos.entrar_en_orden does.
create or replace function pedidos.entrar_en_lineas(p_empresa int, p_lineas uuid[]) returns void
language plpgsql volatile
as $$
begin
  perform pedidos.compartir_piso(p_empresa);
  perform from pedidos.ordenes
    where empresa_id = p_empresa and id = any (array(
      select orden_id from pedidos.orden_movimientos where empresa_id = p_empresa and linea_id = any (p_lineas)))
    order by id for no key update;
end $$;

revoke all on function pedidos.entrar_en_lineas(int, uuid[]) from public;
grant execute on function pedidos.entrar_en_lineas(int, uuid[]) to comanda_app;
