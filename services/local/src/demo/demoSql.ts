/** One statement per table; rows travel as JSON. */

/** The operator of a demo comes in without a telephone. */
export const SIN_SEGUNDO_FACTOR = `
  insert into identidad.ajustes (clave, valor) values ('segundo_factor_operador', 'false') on conflict do nothing`;

export const EMPRESAS = `
  insert into identidad.empresas (empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo, whatsapp,
    contabilidad, factura, rimpe)
  select e.empresa, e.ruc, e.razon_social, e.empresa, e.direccion, e.matriz, e.correo, e.whatsapp, e.contabilidad,
         e.factura, e.rimpe
    from jsonb_to_recordset($1::jsonb) as e (empresa text, ruc text, razon_social text, direccion text, matriz text,
      correo text, whatsapp text, contabilidad boolean, factura boolean, rimpe text)`;

export const IDS_DE_EMPRESAS = `select id, empresa, ruc, factura from identidad.empresas where empresa = any ($1) order by id`;

export const AREAS_DE_DEMO = `
  insert into plataforma.areas_empresa (empresa_id, area)
  select e.id, a.area from identidad.empresas e, plataforma.areas a
   where e.empresa = any ($1) and a.retirada is null`;

export const USUARIOS = `
  insert into identidad.usuarios (id, email, clave_hash, perfil, nombre_completo, sueldo, asegurado)
  select md5(u.email)::uuid, u.email, $2, u.perfil, u.nombre_completo, u.sueldo, true
    from jsonb_to_recordset($1::jsonb) as u (email text, perfil text, nombre_completo text, sueldo numeric)`;

export const USUARIO_EMPRESAS = `
  insert into identidad.usuario_empresas (usuario_id, empresa_id, orden)
  select u.id, e.id, c.orden
    from jsonb_to_recordset($1::jsonb) as j (email text, empresas text[])
    cross join unnest(j.empresas) with ordinality as c (empresa, orden)
    join identidad.usuarios u using (email)
    join identidad.empresas e on e.empresa = c.empresa`;

/** Who sells the product to companies; those of this world are theirs. $2: names of companies. */
export const VENDEDORES = `
  with vendedor as (
    insert into identidad.vendedores (usuario_id, ciudad, comision)
    select u.id, 'Guayaquil', 8.5 from identidad.usuarios u where u.perfil = 'Vendedor' and u.email = any ($1)
    returning usuario_id)
  update identidad.empresas e set vendedor_id = v.usuario_id from vendedor v where e.empresa = any ($2)`;

/**
 * A month of days worked by who works in a company, up to the day before $2: six days a week, some minutes off each
 * time, and once in a while nobody logged out.
 */
export const ASISTENCIAS = `
  with dias as (
    select u.id, d::date as dia, ('x' || md5(u.id::text || d::date))::bit(24)::int as azar
      from identidad.usuarios u,
           generate_series($2::date - 30, $2::date - 1, interval '1 day') d
     where u.email = any ($1) and u.perfil not in ('Dashboard', 'Vendedor')
       and extract(dow from d) <> ('x' || substr(md5(u.id::text), 1, 6))::bit(24)::int % 7
  ), horas as (
    select id, dia, azar, (dia + time '08:45') at time zone 'America/Guayaquil' + azar % 40 * interval '1 minute' as ingreso
      from dias
  )
  insert into identidad.asistencias (usuario_id, dia, ingreso, salida)
  select id, dia, ingreso, case when azar % 19 > 0 then ingreso + interval '8 hours' + azar % 97 * interval '1 minute' end
    from horas`;

export const CLIENTES = `
  insert into facturacion.clientes (empresa_id, cedula, tipo_identificacion, nombre, razon_social, email, direccion, telefono)
  select $1, c.cedula, c.tipo_identificacion, c.nombre, c.nombre, c.email, c.direccion, c.telefono
    from jsonb_to_recordset($2::jsonb) as c (cedula text, tipo_identificacion text, nombre text, email text,
      direccion text, telefono text)`;

export const CATEGORIAS = `
  insert into pedidos.categorias (empresa_id, categoria, descripcion, color, orden)
  select $1, c.categoria, c.descripcion, c.color, c.orden
    from rows from (jsonb_to_recordset($2::jsonb) as (categoria text, descripcion text, color text))
      with ordinality as c (categoria, descripcion, color, orden)`;

export const PRODUCTOS = `
  insert into pedidos.productos (empresa_id, id_categoria, producto, precio_venta, porcentaje_iva, agotado)
  select $1, c.id, p.producto, p.precio, p.iva, p.agotado
    from rows from (jsonb_to_recordset($2::jsonb) as (categoria text, producto text, precio numeric, iva int,
        agotado boolean)) with ordinality as p (categoria, producto, precio, iva, agotado, orden)
    join pedidos.categorias c on c.empresa_id = $1 and c.categoria = p.categoria
   order by p.orden`;

export const PRODUCTOS_SEMBRADOS = `
  select id::int, id_categoria::int, producto, precio_venta::float8 as precio, porcentaje_iva as iva
    from pedidos.productos where empresa_id = $1 order by id`;

/** Who does it: the company's own $2 where it has one. */
export const QUIEN = `
  select u.id, u.nombre_completo from identidad.usuarios u
    join identidad.usuario_empresas ue on ue.usuario_id = u.id
   where ue.empresa_id = $1 and u.perfil in ($2, 'Administrador')
   order by u.perfil <> $2 limit 1`;

export const VENTAS = `
  insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial,
    clave_acceso, forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio,
    fecha_creacion)
  select $1, v.id, v.idempotencia, 'historica', '001', '001', v.secuencial, v.clave_acceso, v.forma_pago, $3, $4, v.cedula, v.nombre,
         v.email, v.subtotal, v.iva, v.total, v.fecha_negocio, v.fecha_creacion
    from jsonb_to_recordset($2::jsonb) as v (id uuid, idempotencia uuid, secuencial bigint, clave_acceso text,
      forma_pago text, cedula text, nombre text, email text, subtotal numeric, iva numeric, total numeric, fecha_negocio date,
      fecha_creacion timestamptz)`;

export const LINEAS = `
  insert into pedidos.venta_lineas (empresa_id, venta_id, linea, producto_id, id_categoria, producto, precio_venta,
    cantidad, porcentaje_iva, bruto, base, iva)
  select $1, v.id, l.linea, l.id, l.id_categoria, l.producto, l.precio, l.cantidad, l.porcentaje, l.bruto, l.base, l.iva
    from jsonb_to_recordset($2::jsonb) as v (id uuid, lineas jsonb)
    cross join jsonb_to_recordset(v.lineas) as l (linea int, id bigint, id_categoria bigint, producto text,
      precio numeric, cantidad int, porcentaje int, bruto numeric, base numeric, iva numeric)`;

/** $1 company, $2 the hour that its day ends at. */
export const HORA_DE_CORTE = `
  insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego) values ($1, $2, false)`;

/** $1 company, $2 since when: the drawer, with what change is given from. */
export const CAJA = `
  with caja as (
    insert into pedidos.cajas (empresa_id, id, nombre) values ($1, 1, 'Caja') returning empresa_id, id
  )
  insert into pedidos.periodos (empresa_id, caja_id, numero, apertura, abierto)
  select empresa_id, id, 1, 60, $2 from caja`;

/** $1 company, $2 and $3 who, $4 the day whose sales go into the drawer. */
export const VENTAS_EN_CAJA = `
  insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, monto, ingreso, usuario_id,
    usuario, fecha_negocio, creado)
  select empresa_id, 'VENTA', id, 'Venta ' || secuencia, forma_pago, total,
         case when forma_pago = 'EFECTIVO' then total else 0 end, $2, $3, fecha_negocio, fecha_creacion
    from pedidos.ventas where empresa_id = $1 and fecha_negocio = $4 order by fecha_creacion`;

/** $1 company. What the open period of its drawer should have, and what was sold in it. */
const CUENTAS = `
  select p.empresa_id, p.caja_id, p.numero, p.apertura,
         p.apertura + coalesce(sum(t.monto) filter (where t.concepto = 'LIBRO' and t.clave like '%EFECTIVO'), 0) as esperado,
         coalesce(sum(t.monto) filter (where t.concepto = 'VENTAS'), 0) as total_venta,
         coalesce(sum(t.monto) filter (where t.clave = 'VENTA EFECTIVO'), 0) as venta,
         coalesce(sum(t.monto) filter (where t.clave = 'VENTA TARJETA'), 0) as tarjeta,
         coalesce(sum(t.cantidad) filter (where t.clave = 'VENTA TARJETA'), 0)::int as vouchers,
         coalesce(sum(t.monto) filter (where t.clave = 'VENTA TRANSFERENCIA'), 0) as transferencia
    from pedidos.periodos p
    left join pedidos.periodo_totales t
      on t.empresa_id = p.empresa_id and t.caja_id = p.caja_id and t.periodo = p.numero
   where p.empresa_id = $1 and p.cerrado is null
   group by p.empresa_id, p.caja_id, p.numero, p.apertura`;

/** $1 company, $2 and $3 who, $4 the day, $5 when: what is more than the change of tomorrow goes to the safe. */
export const RETIRO = `
  with cuentas as (${CUENTAS}),
  retiro as (
    insert into pedidos.movimientos (empresa_id, caja_id, tipo, detalle, monto, usuario_id, usuario, fecha_negocio, creado)
    select empresa_id, caja_id, 'RETIRO', 'Venta del dia', floor((esperado - 60) / 10) * 10, $2, $3, $4, $5
      from cuentas where esperado >= 70
    returning *
  )
  insert into pedidos.caja_movimientos (empresa_id, tipo, movimiento_id, caja_id, detalle, forma_pago, monto, salida,
    usuario_id, usuario, fecha_negocio, creado)
  select empresa_id, tipo, id, caja_id, 'A caja fuerte: ' || detalle, 'EFECTIVO', -monto, monto, usuario_id, usuario,
         fecha_negocio, creado
    from retiro`;

/** As RETIRO, $6 and $7 its ids, $8 what was counted beyond what there should be, $9 why: the day ends. */
export const CUADRE = `
  with cuentas as (${CUENTAS}),
  conteo as (
    insert into pedidos.conteos (empresa_id, id, caja_id, periodo, conteo, vouchers, total_vouchers, esperado, usuario_id,
      usuario, creado)
    select empresa_id, $6, caja_id, numero, esperado + $8::numeric, vouchers, tarjeta, esperado, $2, $3, $5 from cuentas
    returning id, conteo
  ),
  cuadre as (
    insert into pedidos.cuadres (empresa_id, id, caja_id, periodo, conteo_id, apertura, conteo, esperado, total_venta, venta,
      tarjeta, transferencia, vouchers, total_vouchers, motivo, usuario_id, usuario, fecha_negocio, creado)
    select c.empresa_id, $7, c.caja_id, c.numero, n.id, c.apertura, n.conteo, c.esperado, c.total_venta, c.venta, c.tarjeta,
           c.transferencia, c.vouchers, c.tarjeta, $9, $2, $3, $4, $5
      from cuentas c, conteo n
    returning empresa_id, caja_id, periodo, conteo, creado
  )
  select pedidos.terminar_periodo(empresa_id, caja_id, periodo, conteo, creado) from cuadre`;

export const CONTADOR_FACTURAS = `
  insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, siguiente)
  select id, ruc, establecimiento, punto_emision, '01', ambiente, $2 from identidad.empresas where id = $1 and factura`;

export const CONTADOR_PROPIO = `
  insert into pedidos.contadores (empresa_id, establecimiento, punto_emision, siguiente)
  select id, establecimiento, punto_emision, $2 from identidad.empresas where id = $1`;

/** $1 company, $2 name, $3 and $4 units, $5 cost, $6 to $10 weights, $11 and $12 who, $13 its ledger. */
export const MATERIA = `
  with materia as (
    insert into pedidos.materias_primas (empresa_id, materi_prima, medida_entrada, medida_salida, costo_unitario,
      peso_inicial, peso_actual, peso_concurrente, cantidad_alerta, nuevo_ingreso, id_usuario_ultimo_ingreso)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    returning empresa_id, id
  ),
  filas as (
    select l.*, nextval(pg_get_serial_sequence('pedidos.materia_movimientos', 'id')) as id
      from (select * from jsonb_to_recordset($13::jsonb) as l (linea int, tipo text, cantidad numeric, saldo numeric,
              costo numeric, motivo text, detalle text, reversa int, creado timestamptz, peso_merma numeric,
              medida text) order by linea) l
  )
  insert into pedidos.materia_movimientos (empresa_id, id, materia_id, tipo, cantidad, saldo, costo, peso_merma, medida,
    motivo, reversa_de, detalle, usuario_id, usuario, fecha_negocio, creado)
  overriding system value
  select m.empresa_id, f.id, m.id, f.tipo, f.cantidad, f.saldo, f.costo, f.peso_merma, f.medida, f.motivo, r.id,
         f.detalle, $11, $12, (f.creado at time zone 'America/Guayaquil')::date, f.creado
    from materia m cross join filas f left join filas r on r.linea = f.reversa
   order by f.linea`;
