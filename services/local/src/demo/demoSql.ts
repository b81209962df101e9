/** One statement per table; rows travel as JSON. */

export const EMPRESAS = `
  insert into plataforma.empresas (empresa, ruc, razon_social, nombre_comercial, direccion, matriz, correo, whatsapp,
    contabilidad, factura, rimpe)
  select e.empresa, e.ruc, e.razon_social, e.empresa, e.direccion, e.matriz, e.correo, e.whatsapp, e.contabilidad,
         e.factura, e.rimpe
    from jsonb_to_recordset($1::jsonb) as e (empresa text, ruc text, razon_social text, direccion text, matriz text,
      correo text, whatsapp text, contabilidad boolean, factura boolean, rimpe text)`;

export const IDS_DE_EMPRESAS = `select id, empresa from plataforma.empresas where empresa = any ($1) order by id`;

export const AREAS = `
  insert into plataforma.areas_empresa (empresa_id, area)
  select e.id, a.area from plataforma.empresas e, unnest($1::text[]) as a (area) where e.empresa = any ($2)`;

export const USUARIOS = `
  insert into plataforma.usuarios (id, email, clave_hash, perfil, nombre_completo, sueldo, asegurado)
  select md5(u.email)::uuid, u.email, $2, u.perfil, u.nombre_completo, u.sueldo, true
    from jsonb_to_recordset($1::jsonb) as u (email text, perfil text, nombre_completo text, sueldo numeric)`;

export const USUARIO_EMPRESAS = `
  insert into plataforma.usuario_empresas (usuario_id, empresa_id, orden)
  select u.id, e.id, c.orden
    from jsonb_to_recordset($1::jsonb) as j (email text, empresas text[])
    cross join unnest(j.empresas) with ordinality as c (empresa, orden)
    join plataforma.usuarios u using (email)
    join plataforma.empresas e on e.empresa = c.empresa`;

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
  select u.id, u.nombre_completo from plataforma.usuarios u
    join plataforma.usuario_empresas ue on ue.usuario_id = u.id
   where ue.empresa_id = $1 and u.perfil in ($2, 'Administrador')
   order by u.perfil <> $2 limit 1`;

export const VENTAS = `
  insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial,
    forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion)
  select $1, v.id, v.idempotencia, 'historica', '001', '001', v.secuencial, v.forma_pago, $3, $4, v.cedula, v.nombre,
         v.email, v.subtotal, v.iva, v.total, v.fecha_negocio, v.fecha_creacion
    from jsonb_to_recordset($2::jsonb) as v (id uuid, idempotencia uuid, secuencial bigint, forma_pago text,
      cedula text, nombre text, email text, subtotal numeric, iva numeric, total numeric, fecha_negocio date,
      fecha_creacion timestamptz)`;

export const LINEAS = `
  insert into pedidos.venta_lineas (empresa_id, venta_id, linea, producto_id, id_categoria, producto, precio_venta,
    cantidad, porcentaje_iva, bruto, base, iva)
  select $1, v.id, l.linea, l.id, l.id_categoria, l.producto, l.precio, l.cantidad, l.porcentaje, l.bruto, l.base, l.iva
    from jsonb_to_recordset($2::jsonb) as v (id uuid, lineas jsonb)
    cross join jsonb_to_recordset(v.lineas) as l (linea int, id bigint, id_categoria bigint, producto text,
      precio numeric, cantidad int, porcentaje int, bruto numeric, base numeric, iva numeric)`;

export const CAJA = `
  insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, monto, ingreso, usuario_id,
    usuario, fecha_negocio, creado)
  select empresa_id, 'VENTA', id, 'Venta ' || secuencia, forma_pago, total,
         case when forma_pago = 'EFECTIVO' then total else 0 end, $2, $3, fecha_negocio, fecha_creacion
    from pedidos.ventas where empresa_id = $1 order by fecha_creacion`;

export const CONTADOR_FACTURAS = `
  insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, siguiente)
  select id, ruc, establecimiento, punto_emision, '01', ambiente, $2 from plataforma.empresas where id = $1 and factura`;

export const CONTADOR_PROPIO = `
  insert into pedidos.contadores (empresa_id, establecimiento, punto_emision, siguiente)
  select id, establecimiento, punto_emision, $2 from plataforma.empresas where id = $1 and not factura`;

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
