import { formasPor, type Revision } from '@comanda/shared/domain/dinero/formasDePago';

const por = (revision: Revision) =>
  formasPor(revision)
    .map((forma) => `'${forma}'`)
    .join(', ');

/**
 * $1 empresa. What must be so of a company's drawers at any moment, each with how many rows say otherwise; one statement, so
 * that what others do meanwhile is in all of it or in none.
 */
export const FALTAS_DE_CAJA = `
  with libro as (
    select m.*, m.tipo in ('VENTA', 'ANULACION', 'REACTIVACION', 'CAMBIO_PAGO', 'DEVOLUCION') as de_venta
      from pedidos.caja_movimientos m where m.empresa_id = $1),
  sumas as (
    select caja_id, periodo, sum(monto) filter (where forma_pago = 'EFECTIVO') as efectivo,
           sum(monto) filter (where de_venta) as total_venta,
           sum(monto) filter (where de_venta and forma_pago = 'EFECTIVO') as venta,
           sum(monto) filter (where de_venta and forma_pago in (${por('vouchers')})) as tarjeta,
           sum(monto) filter (where de_venta and forma_pago in (${por('transferencias')})) as transferencia
      from libro group by caja_id, periodo),
  cuadres as (
    select q.*, s.efectivo, s.total_venta as t, s.venta as v, s.tarjeta as c, s.transferencia as f, p.apertura as al_abrir
      from pedidos.cuadres q
      join pedidos.periodos p on p.empresa_id = q.empresa_id and p.caja_id = q.caja_id and p.numero = q.periodo
      left join sumas s on s.caja_id = q.caja_id and s.periodo = q.periodo
     where q.empresa_id = $1),
  guardados as (
    select caja_id, periodo, concepto, clave, sum(cantidad) as cantidad, sum(monto) as monto, min(primera) as primera,
           max(ultima) as ultima
      from pedidos.periodo_totales where empresa_id = $1 group by caja_id, periodo, concepto, clave),
  contados as (
    select * from pedidos.totales_de($1::int, (
      select array_agg(row(m.*)::pedidos.caja_movimientos order by m.id) from pedidos.caja_movimientos m where m.empresa_id = $1))),
  ventas as (
    select v.id, v.total, v.estado, count(distinct (l.caja_id, l.periodo)) filter (where l.tipo = 'VENTA') as periodos,
           sum(l.monto) filter (where l.tipo = 'VENTA') as vendido,
           -- what was given back of a sale is not the sale's state
           sum(l.monto) filter (where l.tipo <> 'DEVOLUCION') as en_vigor, sum(l.monto) as queda
      from pedidos.ventas v left join libro l on l.venta_id = v.id
     where v.empresa_id = $1 group by v.id, v.total, v.estado),
  movimientos as (
    select m.monto, m.tipo, m.estado, coalesce(sum(l.monto), 0) as queda
      from pedidos.movimientos m left join libro l on l.movimiento_id = m.id
     where m.empresa_id = $1 group by m.id, m.monto, m.tipo, m.estado)
  select 'a row of no period' as falta, count(*)::int as filas from libro l
     where not exists (select from pedidos.periodos p
                        where p.empresa_id = $1 and p.caja_id = l.caja_id and p.numero = l.periodo)
  union all select 'a closing whose cash is not that of its rows', count(*) from cuadres
     where esperado <> apertura + coalesce(efectivo, 0)
  union all select 'a closing whose sales are not those of its rows', count(*) from cuadres
     where (total_venta, venta, tarjeta, transferencia)
             <> (coalesce(t, 0), coalesce(v, 0), coalesce(c, 0), coalesce(f, 0))
  union all select 'a closing of another opening than its period has', count(*) from cuadres where apertura <> al_abrir
  union all select 'a drawer without exactly one open period, its own', count(*) from pedidos.cajas c
     where c.empresa_id = $1 and (select array_agg(p.numero) from pedidos.periodos p
             where p.empresa_id = $1 and p.caja_id = c.id and p.cerrado is null) is distinct from array[c.periodo]
  union all select 'a period that ended without a closing, or has one and did not end', count(*) from pedidos.periodos p
      left join pedidos.cuadres q on q.empresa_id = p.empresa_id and q.caja_id = p.caja_id and q.periodo = p.numero
     where p.empresa_id = $1 and (p.cerrado is null) <> (q.id is null)
  union all select 'totals that are not those of the rows', count(*) from guardados g
      full join contados c on (c.caja_id, c.periodo, c.concepto, c.clave) = (g.caja_id, g.periodo, g.concepto, g.clave)
     where (coalesce(g.cantidad, 0), coalesce(g.monto, 0)) <> (coalesce(c.cantidad, 0), coalesce(c.monto, 0))
        or g.primera is distinct from c.primera or g.ultima is distinct from c.ultima
  union all select 'a sale that is not in one period, whole', count(*) from ventas
     where periodos <> 1 or vendido is distinct from total
  union all select 'a sale whose rows are not its state', count(*) from ventas
     where case estado when 'ACTIVO' then en_vigor is distinct from total else queda is distinct from 0 end
  union all select 'a sale that gave more than it brought', count(*) from ventas where queda < 0
  union all select 'a movement whose rows are not its state', count(*) from movimientos
     where queda <> case when estado = 'N' then 0 when tipo = 'INGRESO' then monto else -monto end`;
