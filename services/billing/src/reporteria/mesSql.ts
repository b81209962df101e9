import { TARIFAS_IVA } from '@comanda/shared/domain/dinero/iva';

/**
 * What a month's documents come to. All of it is read from the index comprobantes_mes, a document once: `desglose` is
 * looked into by its places (rate, base and tax of one rate after the other), for opening it into rows costs three times
 * as much. No document has more rates than there are.
 */
const LUGARES = TARIFAS_IVA.map((_, n) => n * 3 + 1);
const lugares = (de: (lugar: number) => string) => LUGARES.map(de).join(', ');

/** Documents of a company ($1) in some days ($2, $3). */
const DEL_MES = `from facturacion.comprobantes c where c.empresa_id = $1 and c.fecha_emision between $2::date and $3::date`;

/** Its number is another document's: what it was of is in the one issued in its place, or was voided, and it declares nothing. */
const CON_NUMERO_AJENO = `
  (c.estado = 'ANULADA' and c.clave_acceso in (
    select n.clave_acceso from facturacion.comprobantes n
     where n.empresa_id = $1 and n.fecha_emision between $2::date and $3::date and n.estado = 'ANULADA' and n.codigo = '45'))`;

/** What a document is of in a month (contracts/reporteria); tests declare nothing, and are apart as soon as there are others. */
const conceptoDe = (c: string, ajeno = CON_NUMERO_AJENO) => `
  case when ${c}.ambiente <> k.ambiente then 'PRUEBAS'
       when ${c}.estado = 'AUTORIZADO' then case when ${c}.cod_doc = '04' then 'NOTAS' else 'FACTURAS' end
       when ${ajeno} then null
       when ${c}.estado = 'ANULADA' then 'RETIRADAS'
       when ${c}.estado in ('DEVUELTA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION') then 'RECHAZADAS'
       else 'PENDIENTES' end`;

/** A credit note gives back; one that does not count takes nothing off what does not. */
const signoDe = (c: string) =>
  `case when ${c}.cod_doc = '04' and ${c}.estado <> 'ANULADA' then -1 else 1 end`;

/** The documents with bags, by their index. */
const CON_ICE = `c.datos @? '$.lineas[*].ice'`;

/** The ICE of a document in cents, line by line as shared/domain/dinero/devolucion.iceFacturado has it. */
const ICE_DE_DATOS = `
  (select coalesce(sum(least(l.ice * l.cantidad / 1000,
                             div((div(l.precio * l.cantidad + 500, 1000) - l.descuento) * 100, 100 + l.tarifa))), 0)::bigint
     from jsonb_array_elements(c.datos -> 'lineas') as linea
    cross join lateral (
      select (linea ->> 'ice')::numeric as ice, round((linea ->> 'cantidad')::numeric * 1000) as cantidad,
             (linea ->> 'precio_venta')::numeric as precio, coalesce((linea ->> 'descuento')::numeric, 0) as descuento,
             (linea ->> 'tarifa')::numeric as tarifa) as l
    where l.ice > 0)`;

/**
 * Adds up cents by concept (`tarifa` null: documents and totals), and by concept and rate; the ICE, which bases have in them, by
 * concept.
 */
export const RESUMEN = `
  with grupos as materialized (
    select c.ambiente, c.cod_doc, c.estado, ${CON_NUMERO_AJENO} as ajeno, array[${lugares((n) => `c.desglose[${n}]`)}] as tarifas,
           count(*) as documentos, sum(c.total) * 100 as total,
           array[${lugares((n) => `sum(c.desglose[${n + 1}])`)}] as bases,
           array[${lugares((n) => `sum(c.desglose[${n + 2}])`)}] as ivas
      ${DEL_MES} group by 1, 2, 3, 4, 5),
  k as (select max(ambiente) as ambiente from grupos)
  select k.ambiente, ${conceptoDe('g', 'g.ajeno')} as concepto, null::bigint as tarifa, sum(g.documentos)::bigint as documentos,
         sum(${signoDe('g')} * g.total)::bigint as total, 0::bigint as base, 0::bigint as iva, 0::bigint as ice
    from grupos g cross join k group by 1, 2
  union all
  select k.ambiente, ${conceptoDe('g', 'g.ajeno')}, p.tarifa, sum(g.documentos)::bigint, 0,
         sum(${signoDe('g')} * p.base)::bigint, sum(${signoDe('g')} * p.iva)::bigint, 0
    from grupos g cross join k cross join lateral unnest(g.tarifas, g.bases, g.ivas) as p (tarifa, base, iva)
   where p.tarifa is not null group by 1, 2, 3
  union all
  select k.ambiente, ${conceptoDe('c')}, null, 0, 0, 0, 0, sum(${signoDe('c')} * ${ICE_DE_DATOS})::bigint
    from facturacion.comprobantes c cross join k
   where c.empresa_id = $1 and c.fecha_emision between $2::date and $3::date and ${CON_ICE} group by 1, 2`;

/** The ambiente of the documents that count. */
export const AMBIENTE = `select max(c.ambiente) as ambiente ${DEL_MES}`;

/** Whether the rate at a place is one of those asked for ($6; null: all). */
const esDe = (n: number) => `($6::bigint[] is null or c.desglose[${n}] = any ($6::bigint[]))`;
const sumaDe = (despues: number) =>
  LUGARES.map(
    (n) => `case when ${esDe(n)} then coalesce(c.desglose[${n + despues}], 0) else 0 end`,
  ).join(' + ');

/**
 * What of each document of a figure is in it: $4 its concepts, $5 which amount, $6 of which rates; $7 the ambiente of the
 * documents that count in its whole RUC (null: in the company).
 */
const CIFRA = `
  with k as (select coalesce($7::text, max(c.ambiente)) as ambiente ${DEL_MES}),
  detras as (
    select c.clave_acceso, c.fecha_emision, ${signoDe('c')} * case $5::text
             when 'total' then (c.total * 100)::bigint
             when 'propina' then (c.total * 100)::bigint - (${sumaDe(1)}) - (${sumaDe(2)})
             when 'base' then ${sumaDe(1)} else ${sumaDe(2)} end as monto
      from facturacion.comprobantes c cross join k
     where c.empresa_id = $1 and c.fecha_emision between $2::date and $3::date and ${conceptoDe('c')} = any ($4::text[])
       and ($6::bigint[] is null or ${LUGARES.map((n) => `c.desglose[${n}] = any ($6::bigint[])`).join(' or ')})
       and ($5::text <> 'propina' or (c.total * 100)::bigint <> (${sumaDe(1)}) + (${sumaDe(2)})))`;

/** How many they are, and their sum; cents. */
export const SUMA_DETRAS = `${CIFRA}
  select count(*) as total, coalesce(sum(monto), 0)::bigint as suma from detras`;

/** The same of each day. */
export const DIAS_DETRAS = `${CIFRA}
  select fecha_emision, count(*) as total, sum(monto)::bigint as suma from detras group by fecha_emision`;

/** Their keys, latest first: $8 of them (null: all). */
export const CLAVES_DETRAS = `${CIFRA}
  select clave_acceso, fecha_emision, monto from detras order by fecha_emision desc, clave_acceso desc limit $8::bigint`;

const DOCUMENTO = `
  c.clave_acceso, c.cod_doc, c.fecha_emision, c.identificacion, c.estado, c.mensaje, c.total,
  c.datos #>> '{comprador,razon_social}' as cliente,
  coalesce(c.modifica, (
    select n.clave_acceso from facturacion.comprobantes n
     where n.empresa_id = $1 and n.modifica = c.clave_acceso and not n.parcial and n.reemplazada_por is null)) as relacionado, p.monto`;

/** A page of them: $8 rows after the first $9. */
export const DETRAS = `${CIFRA},
  p as (select * from detras order by fecha_emision desc, clave_acceso desc limit $8 offset $9)
  select ${DOCUMENTO}
    from p join facturacion.comprobantes c on c.empresa_id = $1 and c.clave_acceso = p.clave_acceso
   order by p.fecha_emision desc, p.clave_acceso desc`;

/** The documents of the keys $2 in their order, with what of each is in the figure ($3). */
export const DOCUMENTOS = `
  select ${DOCUMENTO}
    from unnest($2::text[], $3::bigint[]) with ordinality as p (clave_acceso, monto, n)
    join facturacion.comprobantes c on c.empresa_id = $1 and c.clave_acceso = p.clave_acceso
   order by p.n`;

/** Which documents there are, by day and number. */
export const CLAVES = `
  with k as (${AMBIENTE})
  select c.clave_acceso, k.ambiente, ${conceptoDe('c')} as concepto
    from facturacion.comprobantes c cross join k
   where c.empresa_id = $1 and c.fecha_emision between $2::date and $3::date
   order by c.fecha_emision, c.clave_acceso`;
