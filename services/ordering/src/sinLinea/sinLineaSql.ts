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

/**
 * $1 empresa, $2 the sale, $3 and $4 the device and its name, $5 vendida, $6 recibida, $7 who sends it, $8 marks, $9 what they are
 * about, $10 who accepted it or null, $11 why, $12 who it says sold it, $13 by what that is known, $14 the drawer that the till
 * said or null. Nothing where the sale was not made. Where the drawer was counted between its
 * sale and its coming its money is in the period after, and where there is no such drawer in another: both are marks.
 */
export const ANOTAR_SIN_LINEA = `
  insert into pedidos.ventas_sin_linea (empresa_id, venta_id, dispositivo_id, dispositivo, vendida, recibida, enviada_por,
    hecha_por, prueba, marcas, detalle, aceptada_por, motivo)
  select v.empresa_id, v.id, $3::uuid, $4::text, $5::timestamptz, $6::timestamptz, $7::uuid, $12::uuid, $13::text,
         $8::text[] || array(
           select 'CAJA_CUADRADA' from pedidos.caja_movimientos m
             join pedidos.periodos p
               on p.empresa_id = m.empresa_id and p.caja_id = m.caja_id and p.numero = m.periodo
            where m.empresa_id = v.empresa_id and m.venta_id = v.id and p.abierto > $5::timestamptz limit 1)
           || array(
           select 'CAJA_DISTINTA' from pedidos.caja_movimientos m
            where m.empresa_id = v.empresa_id and m.venta_id = v.id and m.caja_id <> $14::int limit 1),
         $9::jsonb, $10::text, $11::text
    from pedidos.ventas v where v.empresa_id = $1::int and v.id = $2::uuid`;

/**
 * What is to be looked at of what ANOTAR_SIN_LINEA wrote. $1 empresa, $2 the sale, $3 the name of who sends it, $4 of who it says
 * sold it, $5 the drawer that the till said or null.
 */
export const AUDITAR_SIN_LINEA = `
  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, despues)
  select a.empresa_id, a.recibida, a.enviada_por, $3::text,
         case when a.aceptada_por is not null then 'venta sin linea aceptada'
              when a.marcas <> '{}' then 'venta sin linea marcada' else 'venta sin linea de otro' end,
         a.venta_id::text,
         jsonb_strip_nulls(jsonb_build_object('dispositivo', a.dispositivo, 'vendida', a.vendida, 'hecho_por', $4::text,
           'enviado_por', $3::text, 'prueba', a.prueba, 'marcas', a.marcas, 'detalle', a.detalle, 'caja', $5::int,
           'motivo', nullif(a.motivo, '')))
    from pedidos.ventas_sin_linea a
   where a.empresa_id = $1::int and a.venta_id = $2::uuid
     and (a.marcas <> '{}' or a.aceptada_por is not null or a.hecha_por <> a.enviada_por)`;

/** $1 empresa, $2 the sale, $3 the buyer that its till took down. Nothing where the sale was not made. */
export const REGISTRAR_COMPRADOR = `
  select facturacion.registrar_comprador(v.empresa_id, $3::jsonb)
    from pedidos.ventas v where v.empresa_id = $1::int and v.id = $2::uuid`;

/** $1 empresa, $2 device, $3 when the act was done */
export const EQUIPO = `
  select nombre, creado, revocado, token_hash, con_salto
    from facturacion.leer_equipo($1::int, $2::uuid, $3::timestamptz)`;

/** $1 empresa, $2 key */
export const ACTO = `select entidad from pedidos.actos_sin_linea where empresa_id = $1 and clave = $2`;

/** The same, and an order's send, which its own operations tell of. $1 empresa, $2 key */
export const YA_HECHO = `
  ${ACTO}
  union all
  select orden_id::text from pedidos.orden_operaciones where empresa_id = $1 and clave = $2`;

/**
 * $1 empresa, $2 key, $3 kind, $4 what it made, $5 what it is, $6 amount or null, $7 and $8 the device and its name, $9 hecho,
 * $10 recibida, $11 who it says did it, $12 who sends it, $13 marks, $14 what they are about, $15 the drawer it moved cash in or
 * null, $16 the id of who it says did it, $17 by what that is known: where the drawer was counted between its doing and its coming its money is in the period after, which is a mark too.
 */
export const ANOTAR_ACTO = `
  insert into pedidos.actos_sin_linea (empresa_id, clave, tipo, entidad, dicho, monto, dispositivo_id, dispositivo, hecho,
    recibida, hecho_por, enviada_por, hecho_por_id, prueba, marcas, detalle)
  values ($1::int, $2::uuid, $3::text, $4::text, $5::text, $6::numeric, $7::uuid, $8::text, $9::timestamptz,
          $10::timestamptz, $11::text, $12::uuid, $16::uuid, $17::text,
          $13::text[] || array(
            select 'CAJA_CUADRADA' from pedidos.cajas c
              join pedidos.periodos p
                on p.empresa_id = c.empresa_id and p.caja_id = c.id and p.numero = c.periodo
             where c.empresa_id = $1::int and c.id = $15::int and p.abierto > $9::timestamptz),
          $14::jsonb)`;

/** What is to be looked at of what ANOTAR_ACTO wrote. $1 empresa, $2 key, $3 the name of who sends it. */
export const AUDITAR_ACTO = `
  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, despues)
  select a.empresa_id, a.recibida, a.enviada_por, $3::text,
         case when a.marcas <> '{}' then 'acto sin linea marcado' else 'acto sin linea de otro' end, a.clave::text,
         jsonb_strip_nulls(jsonb_build_object('tipo', a.tipo, 'detalle', a.dicho, 'monto', a.monto,
           'dispositivo', a.dispositivo, 'hecho', a.hecho, 'hecho_por', a.hecho_por, 'enviado_por', $3::text,
           'prueba', a.prueba, 'marcas', a.marcas, 'por', a.detalle))
    from pedidos.actos_sin_linea a
   where a.empresa_id = $1::int and a.clave = $2::uuid and (a.marcas <> '{}' or a.hecho_por_id <> a.enviada_por)`;
