/**
 * Documents of a company in some days ($1, $2, $3), each with what it is of in a month (contracts/reporteria) and the sign
 * it counts with: a credit note gives back. All of it is read from the index comprobantes_mes.
 */
const DEL_MES = `
  mes as materialized (
    select c.clave_acceso, c.fecha_emision, c.cod_doc, c.ambiente, c.desglose,
           (c.total * 100)::bigint as total,
           case when c.cod_doc = '04' then -1 else 1 end as signo,
           case when c.estado = 'AUTORIZADO' then case when c.cod_doc = '04' then 'NOTAS' else 'FACTURAS' end
                when c.estado = 'ANULADA' then 'RETIRADAS'
                when c.estado in ('DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION') then 'RECHAZADAS'
                else 'PENDIENTES' end as concepto
      from facturacion.comprobantes c
     where c.empresa_id = $1 and c.fecha_emision between $2::date and $3::date),
  -- the tests' declare nothing: they are apart as soon as there are others
  cuenta as (select max(ambiente) as ambiente from mes)`;

/** Whose place in a month's figures is that of tests. */
const CONCEPTO = `case when m.ambiente = k.ambiente then m.concepto else 'PRUEBAS' end`;

/** Rate, base and tax of a document, one row each. */
const PARTES = `
  generate_series(1, cardinality(m.desglose), 3) i
  cross join lateral (select m.desglose[i] as tarifa, m.desglose[i + 1] as base, m.desglose[i + 2] as iva) p`;

/** By concept (`tarifa` null: documents and totals) and by concept and rate; cents. */
export const RESUMEN = `
  with ${DEL_MES}
  select k.ambiente, ${CONCEPTO} as concepto, null::bigint as tarifa, count(*) as documentos,
         sum(m.signo * m.total)::bigint as total, 0::bigint as base, 0::bigint as iva
    from mes m cross join cuenta k group by 1, 2
  union all
  select k.ambiente, ${CONCEPTO}, p.tarifa, count(*), 0,
         sum(m.signo * p.base)::bigint, sum(m.signo * p.iva)::bigint
    from mes m cross join cuenta k cross join lateral ${PARTES}
   group by 1, 2, 3`;

/** What of each document of a figure is in it: $4 its concepts, $5 which amount, $6 of which rates (null: all). */
const CIFRA = `
  with ${DEL_MES},
  detras as (
    select m.clave_acceso, m.fecha_emision, m.signo * case $5::text
             when 'total' then m.total
             when 'propina' then m.total - t.base - t.iva
             when 'base' then t.base else t.iva end as monto
      from mes m cross join cuenta k
     cross join lateral (
       select count(*) as partes, coalesce(sum(p.base), 0)::bigint as base, coalesce(sum(p.iva), 0)::bigint as iva
         from ${PARTES} where $6::bigint[] is null or p.tarifa = any ($6::bigint[])) t
     where ${CONCEPTO} = any ($4::text[]) and ($6::bigint[] is null or t.partes > 0)
       and ($5::text <> 'propina' or m.total <> t.base + t.iva))`;

/** How many they are, and their sum; cents. */
export const SUMA_DETRAS = `${CIFRA}
  select count(*) as total, coalesce(sum(monto), 0)::bigint as suma from detras`;

/** A page of them: $7 rows after the first $8. */
export const DETRAS = `${CIFRA},
  pagina as (select * from detras order by fecha_emision desc, clave_acceso desc limit $7 offset $8)
  select c.clave_acceso, c.cod_doc, c.fecha_emision, c.identificacion, c.estado, c.mensaje, c.total,
         c.datos #>> '{comprador,razon_social}' as cliente,
         coalesce(c.modifica, (
           select n.clave_acceso from facturacion.comprobantes n
            where n.empresa_id = $1 and n.modifica = c.clave_acceso)) as relacionado,
         pagina.monto
    from pagina join facturacion.comprobantes c on c.empresa_id = $1 and c.clave_acceso = pagina.clave_acceso
   order by pagina.fecha_emision desc, pagina.clave_acceso desc`;

/** Which documents there are, by day and number. */
export const CLAVES = `
  with ${DEL_MES}
  select m.clave_acceso, ${CONCEPTO} as concepto
    from mes m cross join cuenta k order by m.fecha_emision, m.clave_acceso`;
