import { TARIFAS } from '../tarifas/tarifariosSql';

/**
 * The sale, in named SQL. Every insert selects from `numero`, so where there is no number
 * nothing is written; the number is taken in the same statement that sells.
 */

export const ABRIR = 'begin';

/**
 * $1 empresa, $2 idempotencia. To answer that a sale was made is to confirm it, and the first time may not have waited for
 * the standby: the message, which nobody reads, makes this transaction one that waits for all that was written before it.
 */
export const VENTA_REPETIDA = `
  select id, huella, secuencia, secuencial, clave_acceso, forma_pago, subtotal, iva, total, descuento, propina, servicio,
         fecha_negocio, fecha_creacion, cedula, nombre, estado, pedidos.nota_de(empresa_id, id) as nota,
         pedidos.credito_de(empresa_id, id) as credito,
         pg_logical_emit_message(true, 'comanda', '') as testigo
    from pedidos.ventas where empresa_id = $1 and idempotencia = $2`;

/** $1 empresa, $2 ids */
export const CATALOGO = `
  select id, id_categoria, producto, precio_venta, porcentaje_iva, agotado, codigo, por_peso, grupos, fuera_regimen, funda
    from pedidos.productos where empresa_id = $1 and id = any ($2::bigint[]) and estado = 'A'`;

/** $1 empresa, $2 ids */
export const MODIFICADORES = `
  select id, nombre, precio, producto_id, id_categoria, grupo, agotado
    from pedidos.modificadores where empresa_id = $1 and id = any ($2::bigint[]) and estado = 'A'`;

/** What may be taken off: $1 empresa, $2 approval or null, $3 now, $4 who sells: it is of whoever asked for it */
export const PERMISO = `
  select (select descuento_maximo from pedidos.ajustes_venta where empresa_id = $1::int) as maximo,
         a.id, a.porcentaje, a.aprobador
    from (select) nada
    left join pedidos.aprobaciones a
      on a.empresa_id = $1::int and a.id = $2::uuid and a.usuario_id = $4::uuid
         and a.acto = 'DESCUENTO' and a.usada is null and a.venta_id is null and a.vence > $3::timestamptz`;

/** $1 empresa, $2 cedula */
export const EMPRESA_Y_CLIENTE = `
  select e.factura, e.establecimiento, e.punto_emision, a.hora_corte, c.nombre, c.razon_social, c.email, c.direccion, c.telefono,
         c.cedula, c.tipo_identificacion, l.registro_turismo, l.provincia, l.canton, l.decretos,
         identidad.servicio_de($1) as servicio, identidad.regimen_de($1) as regimen, v.politica_iva,
         ${TARIFAS} as tarifas
    from identidad.empresa_de($1) e left join facturacion.cliente_de($1, $2) c on true
    left join identidad.ley_de($1) l on true
    left join pedidos.ajustes_caja a on a.empresa_id = e.id
    left join pedidos.ajustes_venta v on v.empresa_id = e.id
   where e.estado = 'A'`;

const NUMERO_FACTURADO = `
  select secuencial, establecimiento, punto_emision from facturacion.consumir_reserva($1::int, $16::text, $2::uuid, $17::jsonb)`;

/** Of a till that holds it: $40 the device */
const NUMERO_ARRENDADO = `
  select secuencial, establecimiento, punto_emision
    from facturacion.consumir_arrendada($1::int, $40::uuid, $16::text, $2::uuid, $17::jsonb)`;

const NUMERO_PROPIO = `
  insert into pedidos.contadores as c (empresa_id, establecimiento, punto_emision, siguiente)
  values ($1::int, $16::text, $17::text, 2)
  on conflict (empresa_id, establecimiento, punto_emision) do update set siguiente = c.siguiente + 1
  returning c.siguiente - 1 as secuencial, c.establecimiento, c.punto_emision`;

/**
 * The company's own number, where its talonario has one of a nota de venta besides. One that has never registered a talonario sells as it
 * did before: a new version closes no shop.
 */
const NUMERO_CON_NOTA = NUMERO_PROPIO.replace(
  'values ($1::int, $16::text, $17::text, 2)',
  `select $1::int, $16::text, $17::text, 2
    where exists (select from nota) or not exists (select from pedidos.talonarios t where t.empresa_id = $1::int)`,
);

/** Of the day on which it is sold; no row where no talonario has a number in force. */
const NOTA = `
  select talonario_id, establecimiento, punto_emision, numero
    from pedidos.tomar_nota($1::int, ($15::timestamptz at time zone 'America/Guayaquil')::date)`;

const ANOTAR_NOTA = `
    insert into pedidos.notas_venta (empresa_id, venta_id, talonario_id, establecimiento, punto_emision, numero)
    select v.empresa_id, v.id, n.talonario_id, n.establecimiento, n.punto_emision, n.numero from venta v, nota n`;

/**
 * $1 empresa, $2 id, $3 idempotencia, $4 huella, $5 forma_pago, $6 usuario_id, $7 usuario, $8 cedula, $9 nombre,
 * $10 email, $11 subtotal, $12 iva, $13 total, $14 fecha_negocio, $15 ahora, $16 and $17 where the number comes from,
 * $18.. arrays of the lines: producto_id, id_categoria, producto, precio, cantidad, porcentaje, bruto, iva,
 * opciones, $27 their discounts, reasons, modifiers and ICE as JSON, or null where no line has any; $28 descuento, $29 its
 * reason, $30 who approved it, $31 propina, $32.. arrays of the payments: forma_pago, monto, tarjeta,
 * banco, referencia; $37 how much of the tip is servicio; $38 how it reaches who buys it, null where nobody said; $39 the
 * drawer, where the till says it
 */
const vender = (numero: string, clave: string, caja?: string, nota = false) => `
  with ${nota ? `nota as (${NOTA}),` : ''} numero as (${numero}),
  venta as (
    insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial,
      clave_acceso, forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio,
      fecha_creacion, descuento, motivo_descuento, aprobado_por, propina, mixta, servicio, canal)
    select $1::int, $2::uuid, $3::uuid, $4::text, establecimiento, punto_emision, secuencial, ${clave}, $5::text,
           $6::uuid, $7::text, $8::text, $9::text, $10::text, $11::numeric, $12::numeric, $13::numeric,
           $14::date, $15::timestamptz, $28::numeric, $29::text, $30::text, $31::numeric,
           not $5::text = all ($32::text[]), $37::numeric, $38::text
      from numero
    returning empresa_id, id, secuencia, secuencial, total
  ),
  lineas as (
    insert into pedidos.venta_lineas (empresa_id, venta_id, linea, producto_id, id_categoria, producto, precio_venta,
      cantidad, porcentaje_iva, bruto, base, iva, opciones, descuento, motivo_descuento, modificadores, ice)
    select v.empresa_id, v.id, l.linea, l.producto_id, l.id_categoria, l.producto, l.precio, l.cantidad, l.porcentaje,
           l.bruto, l.bruto - l.iva, l.iva, l.opciones, coalesce((l.ademas ->> 'descuento')::numeric, 0),
           coalesce(l.ademas ->> 'motivo_descuento', ''), l.ademas -> 'modificadores',
           coalesce((l.ademas ->> 'ice')::numeric, 0)
      from venta v, unnest($18::bigint[], $19::bigint[], $20::text[], $21::numeric[], $22::numeric[], $23::int[],
                           $24::numeric[], $25::numeric[], $26::text[], $27::jsonb[])
        with ordinality as l (producto_id, id_categoria, producto, precio, cantidad, porcentaje, bruto, iva, opciones,
                              ademas, linea)
  ),
  caja as (
    insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, monto, ingreso, usuario_id,
      usuario, fecha_negocio, creado, tarjeta, banco, referencia${caja ? ', caja_id' : ''})
    select empresa_id, 'VENTA', id, 'Venta ' || secuencia, p.forma_pago, p.monto,
           case when p.forma_pago = 'EFECTIVO' then p.monto else 0 end, $6::uuid, $7::text, $14::date,
           $15::timestamptz, p.tarjeta, p.banco, p.referencia${caja ? `, ${caja}` : ''}
      from venta, unnest($32::text[], $33::numeric[], $34::text[], $35::text[], $36::text[])
        as p (forma_pago, monto, tarjeta, banco, referencia)
  ),
  auditoria as (
    insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, despues)
    select empresa_id, $15::timestamptz, $6::uuid, $7::text, 'venta creada', id::text,
           jsonb_strip_nulls(jsonb_build_object('secuencia', secuencia, 'total', total, 'forma_pago', $5::text,
             'descuento', nullif($28::numeric, 0), 'motivo', nullif($29::text, ''), 'aprobado_por', $30::text,
             'propina', nullif($31::numeric, 0), 'servicio', nullif($37::numeric, 0)))
      from venta
  )${nota ? `, anotada as (${ANOTAR_NOTA})` : ''}
  select secuencia, secuencial from venta`;

export const VENDER_FACTURADO = vender(NUMERO_FACTURADO, '$16::text');
export const VENDER_SIN_FACTURA = vender(NUMERO_PROPIO, 'null');
export const VENDER_ARRENDADO = vender(NUMERO_ARRENDADO, '$16::text', '$39::int');
export const VENDER_SIN_FACTURA_ALLA = vender(NUMERO_PROPIO, 'null', '$39::int');
export const VENDER_CON_NOTA = vender(NUMERO_CON_NOTA, 'null', undefined, true);
export const VENDER_CON_NOTA_ALLA = vender(NUMERO_CON_NOTA, 'null', '$39::int', true);

/**
 * $1 empresa, $2 the buyer. Sales on account to one customer wait for each other, and for what the customer pays: each is measured
 * against what the other left. Taken before anything is read.
 */
export const TOMAR_CUENTA = "select pedidos.candado($1, 'cuentas', $2)";

/** $1 empresa, $2 the buyer. How the company sells on account, and what the buyer owes; amounts as numeric writes them. */
export const CREDITO = `
  select coalesce(a.vende_a_credito, false) as activo, a.credito_plazo as plazo, coalesce(l.limite, a.credito_limite) as limite,
         l.limite is not null as propio, s.debe, s.favor
    from (select) nada
    left join pedidos.ajustes_venta a on a.empresa_id = $1::int
    left join pedidos.limites_credito l on l.empresa_id = $1::int and l.cedula = $2::text
    left join lateral pedidos.saldos_de($1::int, $2::text, null) s on true`;

/** $1 empresa, $2 the sale, $3 days, $4 the last of them. Nothing where the sale was not made. */
export const ANOTAR_CREDITO = `
  insert into pedidos.creditos (empresa_id, venta_id, plazo, vence)
  select v.empresa_id, v.id, $3::int, $4::date from pedidos.ventas v where v.empresa_id = $1::int and v.id = $2::uuid`;

/** $1 empresa, $2 the sale: in its transaction. */
export const NOTA_DE_VENTA = 'select pedidos.nota_de($1, $2) as nota';

/** $1 empresa, $2 the sale, $3 the order, $4 and $5 its lines and how much of each. Nothing where the sale was not made. */
export const PAGAR_ORDEN = 'select pedidos.pagar_orden($1, $2, $3, $4, $5)';

/**
 * $1 empresa, $2 the sale, $3 the order, $4 now. Once nothing of it is left to pay its table is free. What was paid to be
 * taken away stays in the kitchen until it is ready, where a
 * station makes it; what was eaten at a table leaves the list with its payment.
 */
export const CERRAR_ORDEN = `
  update pedidos.ordenes o
     set estado = 'PAGADA', venta_id = v.id, cerrada = $4::timestamptz, por_pagar = false,
         en_cocina = o.mesa_id is null and exists (
           select from pedidos.orden_movimientos m
             join pedidos.orden_operaciones p on p.empresa_id = m.empresa_id and p.clave = m.operacion
             join pedidos.orden_lineas l on l.empresa_id = m.empresa_id and l.id = m.linea_id
             left join pedidos.categoria_estaciones e on e.empresa_id = l.empresa_id and e.id_categoria = l.id_categoria
            where m.empresa_id = $1::int and m.orden_id = o.id and p.tipo in ('PAGO', 'ANULACION')
              and l.lista is null and (e.id_categoria is null or e.estacion is not null))
    from pedidos.ventas v
   where o.empresa_id = $1::int and o.id = $3::uuid and o.estado = 'ABIERTA'
     and v.empresa_id = $1::int and v.id = $2::uuid
     and not exists (select from pedidos.orden_movimientos m
                      where m.empresa_id = $1::int and m.orden_id = o.id
                      group by m.linea_id having sum(m.cantidad) > 0)`;
