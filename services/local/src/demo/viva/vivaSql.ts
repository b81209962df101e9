/**
 * $1 company. Sales that were sown with a key and have no invoice yet, with what billing makes one of (contracts/comprobante.ts).
 */
export const SIN_COMPROBANTE = `
  select v.id, v.clave_acceso, v.fecha_creacion,
         jsonb_build_object(
           'version', 1,
           'fecha_emision', to_char(v.fecha_creacion at time zone 'America/Guayaquil', 'YYYY-MM-DD'),
           'comprador', jsonb_build_object(
             'tipo_identificacion', coalesce(c.tipo_identificacion, '07'), 'identificacion', v.cedula,
             'razon_social', v.nombre, 'direccion', coalesce(c.direccion, ''), 'email', v.email,
             'telefono', coalesce(c.telefono, '')),
           'lineas', (
             select jsonb_agg(jsonb_build_object('codigo', l.producto_id::text, 'descripcion', l.producto,
                      'cantidad', l.cantidad, 'precio_venta', (l.precio_venta * 100)::int,
                      'tarifa', l.porcentaje_iva) order by l.linea)
               from pedidos.venta_lineas l where l.empresa_id = v.empresa_id and l.venta_id = v.id),
           'pagos', jsonb_build_array(
             jsonb_build_object('forma_pago', v.forma_pago, 'total', (v.total * 100)::int)),
           'subtotal', (v.subtotal * 100)::int, 'iva', (v.iva * 100)::int, 'total', (v.total * 100)::int) as datos
    from pedidos.ventas v
    left join facturacion.clientes c on c.empresa_id = v.empresa_id and c.cedula = v.cedula
   where v.empresa_id = $1 and v.huella = 'historica' and v.clave_acceso is not null
     and not exists (select from facturacion.comprobantes f
                      where f.empresa_id = v.empresa_id and f.clave_acceso = v.clave_acceso)
   order by v.fecha_creacion`;

/** $1 company, $2 the invoices: each with its number, which was reserved and used, and what the authority said of it. */
export const COMPROBANTES = `
  with uno as (
    select c.*, v.establecimiento, v.punto_emision, v.secuencial, v.fecha_creacion, v.idempotencia,
           substr(c.clave_acceso, 11, 13) as ruc, substr(c.clave_acceso, 24, 1) as ambiente
      from jsonb_to_recordset($2::jsonb) as c (venta_id uuid, clave_acceso text, datos jsonb, xml text, en timestamptz,
             estado text, codigo text, mensaje text, mensajes jsonb, autorizado text)
      join pedidos.ventas v on v.empresa_id = $1 and v.id = c.venta_id
  ), numeros as (
    insert into facturacion.reservas (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
      clave_acceso, idempotencia, reservada_en, consumida_en, venta_id)
    select $1, ruc, establecimiento, punto_emision, '01', ambiente, secuencial, clave_acceso, idempotencia::text,
           fecha_creacion, fecha_creacion, venta_id
      from uno
  ), documentos as (
    insert into facturacion.comprobantes (empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc,
      ambiente, secuencial, fecha_emision, identificacion, total, datos, estado, codigo, mensaje, xml_firmado,
      xml_autorizado, fecha_autorizacion, simulado, creado, actualizado)
    select $1, clave_acceso, venta_id, ruc, establecimiento, punto_emision, '01', ambiente, secuencial,
           (datos ->> 'fecha_emision')::date, datos -> 'comprador' ->> 'identificacion',
           (datos ->> 'total')::int / 100.0, datos, estado, codigo, mensaje, xml, autorizado,
           case when autorizado is not null then en end, true, fecha_creacion, en
      from uno
    returning empresa_id, clave_acceso
  )
  insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, codigo, mensaje, mensajes, milisegundos, en)
  select $1, u.clave_acceso, case when u.autorizado is null then 'ENVIO' else 'CONSULTA' end, u.estado, u.codigo,
         u.mensaje, u.mensajes, 400, u.en
    from uno u join documentos d using (clave_acceso)`;

/** $1 company: whether it was sown to be looked at, and nobody has a table there yet. */
export const POR_AMUEBLAR = `
  select exists (select from pedidos.ventas
                  where empresa_id = $1 and huella = 'historica' and clave_acceso is not null)
     and not exists (select from pedidos.mesas where empresa_id = $1) as falta`;

/** $1 company, $2 profile: who works there. */
export const PERSONA = `
  select u.id, u.perfil, u.nombre_completo as "nombreCompleto", u.email,
         jsonb_build_array(jsonb_build_object('id', e.id, 'empresa', e.empresa, 'areas', '[]'::jsonb)) as empresas
    from identidad.usuarios u
    join identidad.usuario_empresas ue on ue.usuario_id = u.id
    join identidad.empresas e on e.id = ue.empresa_id
   where ue.empresa_id = $1 and u.perfil in ($2, 'Administrador')
   order by u.perfil <> $2 limit 1`;

/** $1 company, $2 category -> station, null where the kitchen has nothing to do with it. */
export const ESTACIONES = `
  insert into pedidos.categoria_estaciones (empresa_id, id_categoria, estacion)
  select c.empresa_id, c.id, e.estacion
    from jsonb_to_recordset($2::jsonb) as e (categoria text, estacion text)
    join pedidos.categorias c on c.empresa_id = $1 and c.categoria = e.categoria`;

export const DEL_MENU = `
  select p.id::text, p.id_categoria::text, p.producto, p.precio_venta::float8 as precio_venta, p.porcentaje_iva, c.categoria, c.color
    from pedidos.productos p join pedidos.categorias c on c.empresa_id = p.empresa_id and c.id = p.id_categoria
   where p.empresa_id = $1 and not p.agotado order by p.id`;

/** $1 company, $2 the pictures of its products: name, hash and bytes in base64. */
export const FOTOS = `
  with fotos as (
    select f.producto, f.huella, decode(f.base64, 'base64') as contenido
      from jsonb_to_recordset($2::jsonb) as f (producto text, huella text, base64 text)
  ), imagenes as (
    insert into pedidos.imagenes (empresa_id, huella, contenido, creado)
    select distinct on (huella) $1::int, huella, contenido, $3::timestamptz from fotos
    on conflict do nothing
  )
  update pedidos.productos p set imagen = f.huella from fotos f where p.empresa_id = $1::int and p.producto = f.producto`;

/** $1 empresa */
export const MATERIAS = `
  select m.id::text as id, m.materi_prima from pedidos.materias_primas m where m.empresa_id = $1 and m.estado = 'A'`;
