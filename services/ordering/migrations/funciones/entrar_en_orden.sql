-- Takes an order for this transaction, and with it those that units of its lines were moved to or from: the kitchen's marks
-- of a line are of all of them. Rows in one order, so that two who take several wait for one another and never both. What
-- lines an order shares changes under the whole floor alone.
create or replace function pedidos.entrar_en_orden(p_empresa int, p_orden uuid) returns void
language plpgsql volatile
as $$
begin
  perform pedidos.compartir_piso(p_empresa);
  perform from pedidos.ordenes
    where empresa_id = p_empresa and id = any (array(
      select p_orden
       union
      select otra.orden_id
        from pedidos.orden_movimientos suya
        join pedidos.orden_movimientos otra on otra.empresa_id = p_empresa and otra.linea_id = suya.linea_id
       where suya.empresa_id = p_empresa and suya.orden_id = p_orden))
    order by id for no key update;
end $$;

revoke all on function pedidos.entrar_en_orden(int, uuid) from public;
grant execute on function pedidos.entrar_en_orden(int, uuid) to comanda_app;
