import { TARIFAS } from '../tarifas/tarifariosSql';

/** The sale, in named SQL. */

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
         max(a.id::text) as id, max(a.porcentaje) as porcentaje, max(a.aprobador) as aprobador
    from pedidos.aprobaciones a
   where a.empresa_id = $1::int and a.id = $2::uuid and a.usuario_id = $4::uuid
     and a.acto = 'DESCUENTO' and a.usada is null and a.venta_id is null and a.vence > $3::timestamptz`;

/** $1 empresa, $2 cedula */
export const EMPRESA_Y_CLIENTE = `
  select e.factura, e.ruc, e.ambiente, e.establecimiento, e.punto_emision, a.hora_corte,
         c.nombre, c.razon_social, c.email, c.direccion, c.telefono, c.cedula, c.tipo_identificacion, l.registro_turismo, l.provincia, l.canton, l.decretos,
         identidad.servicio_de($1) as servicio, identidad.regimen_de($1) as regimen, v.politica_iva,
         ${TARIFAS} as tarifas
    from identidad.empresa_de($1) e left join facturacion.cliente_de($1, $2) c on true
    left join identidad.ley_de($1) l on true
    left join pedidos.ajustes_caja a on a.empresa_id = e.id
    left join pedidos.ajustes_venta v on v.empresa_id = e.id
   where e.estado = 'A'`;

/** $1 empresa, $2 the sale (ventaEnJson) */
export const VENDER = 'select secuencia, secuencial, nota from pedidos.vender($1, $2)';

/**
 * $1 empresa, $2 the buyer. Sales on account to one customer wait for each other, and for what the customer pays: each is measured
 * against what the other left. Taken before anything is read.
 */
export const TOMAR_CUENTA = "select pedidos.candado($1, 'cuentas', $2)";

/** $1 empresa, $2 the buyer. How the company sells on account, and what the buyer owes; amounts as numeric writes them. */
export const CREDITO = `
  select coalesce(bool_or(c.activo), false) as activo, max(c.plazo) as plazo, coalesce(max(c.suyo), max(c.de_todos)) as limite,
         max(c.suyo) is not null as propio, max(c.debe) as debe, max(c.favor) as favor
    from (
      select vende_a_credito as activo, credito_plazo as plazo, credito_limite as de_todos, null::numeric as suyo,
             null::numeric as debe, null::numeric as favor
        from pedidos.ajustes_venta where empresa_id = $1::int
      union all
      select null, null, null, limite, null, null from pedidos.limites_credito where empresa_id = $1::int and cedula = $2::text
      union all
      select null, null, null, null, debe, favor from pedidos.saldos_de($1::int, $2::text, null)) c`;
