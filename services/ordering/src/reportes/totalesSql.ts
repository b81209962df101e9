/**
 * What kept totals and pending days add up to, in one statement and so of one moment. $1 empresa, $2 and $3 the period,
 * $4 and $5 the one before, $6 who sold or null. `filas` is read from its index again
 * for each part; `conceptos`: those that a pending day is asked for.
 */
const filas = (conceptos: string) => `
  with periodos (antes, desde, hasta) as (
    values (false, $2::date, $3::date), (true, $4::date, $5::date)
  ),
  pendientes as materialized (
    select p.fecha from pedidos.dias_pendientes p
     where p.empresa_id = $1::int and exists (select from periodos r where p.fecha between r.desde and r.hasta)
  ),
  vivos as materialized (
    select p.fecha, t.* from pendientes p cross join lateral pedidos.totales_de_dia($1::int, p.fecha, ${conceptos}) t
  ),
  filas as not materialized (
    select r.antes, t.fecha, t.concepto, t.usuario_id, t.clave, t.ventas, t.cantidad, t.monto, t.base, t.iva, t.descuento,
           t.propina, t.vueltas, t.minutos
      from periodos r join pedidos.dia_totales t
        on t.empresa_id = $1::int and t.fecha between r.desde and r.hasta
     where t.fecha not in (select p.fecha from pendientes p) and ($6::uuid is null or t.usuario_id = $6::uuid)
    union all
    select r.antes, v.fecha, v.concepto, v.usuario_id, v.clave, v.ventas, v.cantidad, v.monto, v.base, v.iva, v.descuento,
           v.propina, v.vueltas, v.minutos
      from periodos r join vivos v on v.fecha between r.desde and r.hasta
     where $6::uuid is null or v.usuario_id = $6::uuid
  )`;

const SUMAS = `sum(ventas)::int as ventas, sum(cantidad) as cantidad, sum(monto) as monto, sum(base) as base, sum(iva) as iva,
         sum(descuento) as descuento, sum(propina) as propina, sum(vueltas)::int as vueltas,
         sum(minutos)::int as minutos`;

/** Each period by day, by day of the week and hour, by who sold, and by each other concept. */
export const REPORTE = `${filas('null')}
  select 'DIA ' || concepto as grupo, antes, fecha::text as clave, ${SUMAS}
    from filas where concepto in ('VENTAS', 'ANULADAS', 'DEVOLUCIONES', 'SERVICIO') group by antes, concepto, fecha
  union all
  select 'HORA', antes, extract(isodow from fecha) || ' ' || clave, ${SUMAS}
    from filas where concepto = 'VENTAS' group by antes, extract(isodow from fecha), clave
  union all
  select 'USUARIO', antes, usuario_id::text, ${SUMAS}
    from filas where concepto = 'VENTAS' group by antes, usuario_id
  union all
  select concepto, antes, clave, ${SUMAS}
    from filas where concepto in ('PRODUCTO', 'CATEGORIA', 'FORMA', 'TARIFA', 'MESA', 'CANAL')
   group by antes, concepto, clave`;

export const VENTAS_POR_PRODUCTO = `${filas("array['PRODUCTO']")}
  select concepto as grupo, antes, clave, ${SUMAS}
    from filas where concepto = 'PRODUCTO' group by antes, concepto, clave`;

/** One figure by day, latest first: $7 concepto, $8 clave or null, $9 day of the week or null. Nothing of the period before. */
export const FIGURA_POR_DIA = `${filas('array[$7::text]')}
  select fecha::text as fecha, sum(ventas)::int as ventas, sum(monto) as total, sum(base) as subtotal, sum(iva) as iva
    from filas
   where not antes and concepto = $7::text and ($8::text is null or clave = $8::text)
     and ($9::int is null or extract(isodow from fecha) = $9::int)
   group by fecha order by fecha desc`;

/** How many sales there are in force and voided, and how much. */
export const CUENTA_DE_VENTAS = `${filas("array['VENTAS', 'ANULADAS']")}
  select concepto, sum(ventas)::int as ventas, sum(monto) as total
    from filas where not antes and concepto in ('VENTAS', 'ANULADAS') group by concepto`;
