/**
 * $1 empresa. What must be so at any moment, each with how many rows say otherwise; one statement, so that what others do
 * meanwhile is in all of it or in none.
 */
export const FALTAS = `
  with movidas as (
    select m.*, p.tipo from pedidos.orden_movimientos m
      join pedidos.orden_operaciones p on p.empresa_id = m.empresa_id and p.clave = m.operacion
     where m.empresa_id = $1),
  saldos as (
    select orden_id, linea_id, sum(cantidad) as saldo from movidas group by orden_id, linea_id),
  abiertas as (
    select s.linea_id, sum(s.saldo) as saldo from saldos s
      join pedidos.ordenes o on o.empresa_id = $1 and o.id = s.orden_id and o.estado = 'ABIERTA'
     group by s.linea_id),
  lineas as (
    select l.id, l.cantidad, coalesce(sum(m.cantidad) filter (where m.tipo = 'ENVIO'), 0) as enviada,
           coalesce(-sum(m.cantidad) filter (where m.tipo = 'ANULACION'), 0) as anulada,
           coalesce(-sum(m.cantidad) filter (where m.tipo = 'PAGO'), 0) as pagada,
           coalesce(max(a.saldo), 0) as en_abiertas
      from pedidos.orden_lineas l
      left join movidas m on m.linea_id = l.id
      left join abiertas a on a.linea_id = l.id
     where l.empresa_id = $1 group by l.id, l.cantidad),
  pagos as (
    select m.operacion, sum(round(l.precio_venta * -m.cantidad, 2)) as total
      from movidas m join pedidos.orden_lineas l on l.empresa_id = $1 and l.id = m.linea_id
     where m.tipo = 'PAGO' group by m.operacion)
  select 'a line that was not sent once, whole' as falta, count(*)::int as filas from lineas where enviada <> cantidad
  union all select 'units that are in no order, nor paid, nor taken back', count(*) from lineas
     where cantidad <> en_abiertas + anulada + pagada
  union all select 'more taken out of an order than there was', count(*) from saldos where saldo < 0
  union all select 'units left in an order that is over', count(*) from saldos s
      join pedidos.ordenes o on o.empresa_id = $1 and o.id = s.orden_id where s.saldo <> 0 and o.estado <> 'ABIERTA'
  union all select 'units that came or went on the way', count(*) from (
     select from movidas where tipo in ('MOVIDA', 'UNION') group by operacion, linea_id having sum(cantidad) <> 0) x
  union all select 'cents of a sale that are not those of its lines', count(*) from pedidos.ventas v
      full join pagos p on p.operacion = v.id where v.empresa_id = $1 and v.total is distinct from p.total
  union all select 'a payment without its sale', count(*) from pagos p
     where not exists (select from pedidos.ventas v where v.empresa_id = $1 and v.id = p.operacion)
  union all select 'two open orders at a table', count(*) from (
     select from pedidos.ordenes where empresa_id = $1 and estado = 'ABIERTA' and mesa_id is not null
      group by mesa_id having count(*) > 1) x
  union all select 'an order that is paid by a sale that paid nothing of it', count(*) from pedidos.ordenes o
     where o.empresa_id = $1 and o.estado = 'PAGADA' and (o.id, o.venta_id) not in (
       select m.orden_id, m.operacion from movidas m where m.tipo = 'PAGO')
  union all select 'an open order at a table that is gone', count(*) from pedidos.ordenes o
      join pedidos.mesas m on m.empresa_id = $1 and m.id = o.mesa_id
     where o.empresa_id = $1 and o.estado = 'ABIERTA' and m.estado <> 'A'
  union all select 'an order that is over and asks for its bill', count(*) from pedidos.ordenes
     where empresa_id = $1 and estado <> 'ABIERTA' and por_pagar
  union all select 'the order of a table that is paid and in the kitchen', count(*) from pedidos.ordenes
     where empresa_id = $1 and estado = 'PAGADA' and mesa_id is not null and en_cocina
  union all select 'two orders of a day with one number', count(*) from (
     select from pedidos.ordenes where empresa_id = $1 group by fecha_negocio, numero having count(*) > 1) x
  union all select 'a dish on the table that is not ready', count(*) from pedidos.orden_lineas
     where empresa_id = $1 and entregada is not null and lista is null`;

/** $1 empresa. What the lists of tables, orders and the kitchen show, at one moment, and the version they are asked by. */
export const FOTO = `
  with ordenes as (
    select * from pedidos.ordenes where empresa_id = $1 and (estado = 'ABIERTA' or en_cocina)),
  lineas as (
    select l.* from ordenes o
      join pedidos.orden_movimientos m on m.empresa_id = $1 and m.orden_id = o.id
      join pedidos.orden_lineas l on l.empresa_id = $1 and l.id = m.linea_id)
  select p.version::int as version, md5(concat(
         (select string_agg(o::text, '|' order by o.id) from ordenes o),
         (select string_agg(l::text, '|' order by l.id) from lineas l),
         (select string_agg(m::text, '|' order by m.id) from pedidos.mesas m where m.empresa_id = $1 and m.estado = 'A'),
         (select max(id) from pedidos.orden_movimientos where empresa_id = $1))) as foto
    from pedidos.pisos p where p.empresa_id = $1`;

/** $1 empresa. What was done, to be held against what the clients were told. */
export const HECHO = `
  select (select coalesce(sum(cantidad), 0)::float8 from pedidos.orden_lineas where empresa_id = $1) as enviadas,
         (select coalesce(array_agg(id order by id), '{}') from pedidos.orden_lineas where empresa_id = $1) as lineas,
         (select coalesce(-sum(m.cantidad), 0)::float8 from pedidos.orden_movimientos m
            join pedidos.orden_operaciones p on p.empresa_id = m.empresa_id and p.clave = m.operacion
           where m.empresa_id = $1 and p.tipo = 'ANULACION') as anuladas,
         (select count(*)::int from pedidos.ventas where empresa_id = $1) as cobros`;
