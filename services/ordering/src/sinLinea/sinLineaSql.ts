/** What a sale of a till that may sell without a line is decided on besides, and what is written with it. */

/** $1 empresa, $2 device, $3 access key or null, $4 day of the invoice, $5 when it was sold */
export const ARRIENDO = `
  select nombre, creado, revocado, token_hash, clave, consumida, arrendada_en, arrendada_hasta, con_salto
    from facturacion.leer_arriendo($1::int, $2::uuid, $3::text, $4::date, $5::timestamptz)`;

/** $1 empresa, $2 user. No row: there is no such person. */
export const VENDEDOR = `
  select u.id, u.perfil, u.nombre as nombre_completo, u.email, u.estado = 'A' and u.es_de_ella as vende
    from identidad.personas_de($1::int, array[$2::uuid]) u`;

/** $1 empresa, $2 device, $3 who it says did it, $4 the key it is signed with or null, $5 when it was done */
export const PRUEBAS = `
  select visto, nada_antes, llave
    from facturacion.leer_pruebas($1::int, $2::uuid, $3::uuid, $4::text, $5::timestamptz)`;

/** $1 empresa, $2 ids */
export const RETIRADOS = `
  select id, id_categoria, producto, precio_venta, porcentaje_iva, agotado, codigo, por_peso, grupos, fuera_regimen, funda
    from pedidos.productos where empresa_id = $1 and id = any ($2::bigint[]) and estado = 'N'`;

/** $1 empresa, $2 ids */
export const MODIFICADORES_RETIRADOS = `
  select id, nombre, precio, producto_id, id_categoria, grupo, agotado
    from pedidos.modificadores where empresa_id = $1 and id = any ($2::bigint[]) and estado = 'N'`;

/** $1 empresa, $2 ids, $3 since when */
export const PRECIOS = `
  select producto_id as id, precio_antes, iva_antes, precio_venta, porcentaje_iva, creado as cuando
    from pedidos.precios
   where empresa_id = $1 and producto_id = any ($2::bigint[]) and creado > $3::timestamptz
   order by creado, pedidos.precios.id`;

/** $1 empresa, $2 ids as text, $3 since when. Their changes are audited, what they cost with them. */
export const PRECIOS_DE_MODIFICADORES = `
  select entidad_id as id, antes ->> 'precio' as antes, despues ->> 'precio' as despues, cuando
    from pedidos.auditoria
   where empresa_id = $1 and accion = 'modificador editado' and accion <> 'venta creada'
     and entidad_id = any ($2::text[]) and cuando > $3::timestamptz
   order by cuando, pedidos.auditoria.id`;

/** $1 empresa, $2 the sale, $3 what is known of it (anotacionDe.ts). Nothing where the sale was not made. */
export const ANOTAR_SIN_LINEA = 'select pedidos.anotar_sin_linea($1, $2, $3)';

/** $1 empresa, $2 the sale, $3 the buyer that its till took down. Nothing where the sale was not made. */
export const REGISTRAR_COMPRADOR = `
  select facturacion.registrar_comprador(v.empresa_id, $3::jsonb)
    from pedidos.ventas v where v.empresa_id = $1::int and v.id = $2::uuid`;

/** $1 empresa, $2 the sale, $3 its device, $4 the key that it was sold with and has no more. Nothing where the sale was not made. */
export const CAMBIAR_CODIGO = `
  select facturacion.cambiar_codigo(v.empresa_id, $3::uuid, $4::text)
    from pedidos.ventas v where v.empresa_id = $1::int and v.id = $2::uuid`;

/** The same of a sale that is given up. $1 empresa, $2 its device, $3 its key */
export const DEJAR_CODIGO = 'select facturacion.cambiar_codigo($1::int, $2::uuid, $3::text)';

/** $1 empresa, $2 device, $3 when the act was done */
export const EQUIPO = `
  select nombre, creado, revocado, token_hash, con_salto
    from facturacion.leer_equipo($1::int, $2::uuid, $3::timestamptz)`;

/** $1 empresa, $2 key */
export const ACTO = `select entidad from pedidos.actos_sin_linea where empresa_id = $1 and clave = $2`;

/** The same, an order's send, which its own operations tell of, and a sale. $1 empresa, $2 key */
export const YA_HECHO = `
  ${ACTO}
  union all
  select orden_id::text from pedidos.orden_operaciones where empresa_id = $1 and clave = $2
  union all
  select id::text from pedidos.ventas where empresa_id = $1 and idempotencia = $2`;

/** $1 empresa, $2 key, $3 what is known of it (conActo.ts). */
export const ANOTAR_ACTO = 'select pedidos.anotar_acto_sin_linea($1, $2, $3)';
