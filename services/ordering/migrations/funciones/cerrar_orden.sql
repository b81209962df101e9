-- Once nothing of an order is left to pay its table is free. What was paid to be taken away stays in the kitchen until it is
-- ready, where a station makes it; what was eaten at a table leaves the list with its payment.
create or replace function pedidos.cerrar_orden(p_empresa int, p_venta uuid, p_orden uuid, p_ahora timestamptz) returns void
language plpgsql volatile
as $$
begin
  update pedidos.ordenes o
     set estado = 'PAGADA', venta_id = p_venta, cerrada = p_ahora, por_pagar = false,
         en_cocina = o.mesa_id is null and exists (
           select from pedidos.orden_movimientos m
             join pedidos.orden_operaciones p on p.empresa_id = p_empresa and p.clave = m.operacion
             join pedidos.orden_lineas l on l.empresa_id = p_empresa and l.id = m.linea_id
             left join pedidos.categoria_estaciones e on e.empresa_id = p_empresa and e.id_categoria = l.id_categoria
            where m.empresa_id = p_empresa and m.orden_id = p_orden and p.tipo in ('PAGO', 'ANULACION')
              and l.lista is null and (e.id_categoria is null or e.estacion is not null))
   where o.empresa_id = p_empresa and o.id = p_orden and o.estado = 'ABIERTA'
     and not exists (select from pedidos.orden_movimientos m
                      where m.empresa_id = p_empresa and m.orden_id = p_orden
                      group by m.linea_id having sum(m.cantidad) > 0);
end $$;

revoke all on function pedidos.cerrar_orden(int, uuid, uuid, timestamptz) from public;
grant execute on function pedidos.cerrar_orden(int, uuid, uuid, timestamptz) to comanda_app;
