-- What the sales of a day add up to: those in force by the hour they were made at, by product, category, method of payment,
-- rate of tax, channel and table, those with a discount, a tip or the servicio of the law (which `propina` of the others includes), the voided ones by hour, and what was given back that day of sales
-- that stay in force, whenever they were made; each by who sold. Guests and time of a
-- table's order are of the sale that paid the last of it.
create or replace function pedidos.totales_de_dia(p_empresa int, p_fecha date, p_conceptos text[] default null)
returns table (concepto text, usuario_id uuid, clave text, ventas int, cantidad numeric, monto numeric, base numeric,
               iva numeric, descuento numeric, propina numeric, vueltas int, minutos int)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  return query
    with del_dia as materialized (
      select v.*, to_char(v.fecha_creacion at time zone 'America/Guayaquil', 'HH24') as hora
        from pedidos.ventas v where v.empresa_id = p_empresa and v.fecha_negocio = p_fecha
    ),
    en_vigor as materialized (select * from del_dia d where d.estado = 'ACTIVO'),
    lineas as materialized (
      select v.usuario_id, l.* from en_vigor v
        join pedidos.venta_lineas l on l.empresa_id = p_empresa and l.venta_id = v.id
    )
    select case d.estado when 'ACTIVO' then 'VENTAS' else 'ANULADAS' end, d.usuario_id, d.hora, count(*)::int, 0,
           sum(d.total), sum(d.subtotal), sum(d.iva), sum(d.descuento), sum(d.propina), 0, 0
      from del_dia d
     where p_conceptos is null or case d.estado when 'ACTIVO' then 'VENTAS' else 'ANULADAS' end = any (p_conceptos)
     group by d.estado, d.usuario_id, d.hora
    union all
    select 'DESCUENTO', v.usuario_id, '', count(*)::int, 0, sum(v.descuento), 0, 0, sum(v.descuento), 0, 0, 0
      from en_vigor v where v.descuento > 0 and (p_conceptos is null or 'DESCUENTO' = any (p_conceptos)) group by v.usuario_id
    union all
    select 'PROPINA', v.usuario_id, '', count(*)::int, 0, sum(v.propina - v.servicio), 0, 0, 0, sum(v.propina - v.servicio), 0, 0
      from en_vigor v
     where v.propina > v.servicio and (p_conceptos is null or 'PROPINA' = any (p_conceptos)) group by v.usuario_id
    union all
    select 'SERVICIO', v.usuario_id, '', count(*)::int, 0, sum(v.servicio), 0, 0, 0, 0, 0, 0
      from en_vigor v where v.servicio > 0 and (p_conceptos is null or 'SERVICIO' = any (p_conceptos)) group by v.usuario_id
    union all
    select 'PRODUCTO', l.usuario_id, l.producto_id::text, count(distinct l.venta_id)::int, sum(l.cantidad), sum(l.bruto),
           sum(l.base), sum(l.iva), sum(l.descuento), 0, 0, 0
      from lineas l where (p_conceptos is null or 'PRODUCTO' = any (p_conceptos)) group by l.usuario_id, l.producto_id
    union all
    select 'CATEGORIA', l.usuario_id, l.id_categoria::text, count(distinct l.venta_id)::int, sum(l.cantidad), sum(l.bruto),
           sum(l.base), sum(l.iva), sum(l.descuento), 0, 0, 0
      from lineas l where (p_conceptos is null or 'CATEGORIA' = any (p_conceptos)) group by l.usuario_id, l.id_categoria
    union all
    select 'TARIFA', l.usuario_id, l.porcentaje_iva::text, count(distinct l.venta_id)::int, sum(l.cantidad), sum(l.bruto),
           sum(l.base), sum(l.iva), sum(l.descuento), 0, 0, 0
      from lineas l where (p_conceptos is null or 'TARIFA' = any (p_conceptos)) group by l.usuario_id, l.porcentaje_iva
    union all
    select 'FORMA', p.usuario_id, p.clave, count(*)::int, 0, sum(p.monto), 0, 0, 0, 0, 0, 0
      from (select v.usuario_id, v.id, concat_ws(' ', m.forma_pago, m.tarjeta) as clave, sum(m.monto) as monto
              from en_vigor v
              join pedidos.caja_movimientos m on m.empresa_id = p_empresa and m.venta_id = v.id
               and m.tipo in ('VENTA', 'CAMBIO_PAGO')
             where (p_conceptos is null or 'FORMA' = any (p_conceptos))
             group by v.usuario_id, v.id, m.forma_pago, m.tarjeta having sum(m.monto) <> 0) p
     group by p.usuario_id, p.clave
    union all
    select 'DEVOLUCIONES', v.usuario_id, '', count(*)::int, 0, sum(d.total), sum(d.subtotal), sum(d.iva), 0, 0, 0, 0
      from pedidos.devoluciones d
      join pedidos.ventas v on v.empresa_id = p_empresa and v.id = d.venta_id
     where d.empresa_id = p_empresa and d.fecha_negocio = p_fecha and v.estado = 'ACTIVO' and d.total > 0
       and (p_conceptos is null or 'DEVOLUCIONES' = any (p_conceptos))
     group by v.usuario_id
    union all
    select 'CANAL', v.usuario_id, v.canal, count(*)::int, 0, sum(v.total), sum(v.subtotal), sum(v.iva), sum(v.descuento),
           sum(v.propina), 0, 0
      from en_vigor v
     where v.canal is not null and (p_conceptos is null or 'CANAL' = any (p_conceptos)) group by v.usuario_id, v.canal
    union all
    select 'MESA', v.usuario_id, o.mesa_id::text, count(*)::int,
           coalesce(sum(o.comensales) filter (where o.venta_id = v.id), 0), sum(v.total), sum(v.subtotal), sum(v.iva),
           sum(v.descuento), sum(v.propina), count(*) filter (where o.venta_id = v.id)::int,
           coalesce(sum(greatest(0, extract(epoch from o.cerrada - o.abierta) / 60)) filter (where o.venta_id = v.id), 0)::int
      from en_vigor v
      join pedidos.orden_operaciones p on p.empresa_id = p_empresa and p.clave = v.id and p.tipo = 'PAGO'
      join pedidos.ordenes o on o.empresa_id = p_empresa and o.id = p.orden_id and o.mesa_id is not null
     where (p_conceptos is null or 'MESA' = any (p_conceptos))
     group by v.usuario_id, o.mesa_id;
end $$;

revoke all on function pedidos.totales_de_dia(int, date, text[]) from public;
grant execute on function pedidos.totales_de_dia(int, date, text[]) to comanda_app;
