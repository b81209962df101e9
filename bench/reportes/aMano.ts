// What somebody would write by hand for what a screen shows, over the sales themselves: the same figures, of the period and of the one
// before. $1 company, $2 and $3 the period, $4 and $5 the one before.
const VENTAS = `
  v as materialized (
    select id, usuario_id, estado, total, subtotal, iva, descuento, propina, fecha_negocio,
           fecha_negocio between $2::date and $3::date as ahora,
           extract(hour from fecha_creacion at time zone 'America/Guayaquil') as hora
      from pedidos.ventas
     where empresa_id = $1 and (fecha_negocio between $2::date and $3::date or fecha_negocio between $4::date and $5::date)
  ),
  activas as materialized (select * from v where estado = 'ACTIVO')`;

const LINEAS = `
  l as materialized (
    select a.ahora, l.venta_id, l.producto_id, l.id_categoria, l.porcentaje_iva, l.cantidad, l.bruto, l.base, l.iva, l.descuento
      from activas a join pedidos.venta_lineas l on l.empresa_id = $1 and l.venta_id = a.id
  )`;

const porLinea = (grupo: string, columna: string) => `
  select '${grupo}', ahora, ${columna}::text, count(distinct venta_id), sum(bruto), sum(cantidad), sum(base), sum(iva), sum(descuento), 0
    from l group by ahora, ${columna}`;

const porVenta = (grupo: string, clave: string, de = 'activas') => `
  select '${grupo}' as grupo, ahora, ${clave}::text as clave, count(*) as ventas, sum(total) as monto, 0 as cantidad, sum(subtotal),
         sum(iva), sum(descuento), sum(propina)
    from ${de} group by ahora, 3`;

export const A_MANO = {
  reporte: `with ${VENTAS}, ${LINEAS}
    ${porVenta('DIA', 'fecha_negocio')}
    union all ${porVenta('ANULADAS', 'estado', "(select * from v where estado <> 'ACTIVO') x")}
    union all ${porVenta('HORA', "extract(isodow from fecha_negocio) || ' ' || hora")}
    union all ${porVenta('USUARIO', 'usuario_id')}
    union all ${porLinea('PRODUCTO', 'producto_id')}
    union all ${porLinea('CATEGORIA', 'id_categoria')}
    union all ${porLinea('TARIFA', 'porcentaje_iva')}
    union all
    select 'FORMA', ahora, forma, count(*), sum(monto), 0, 0, 0, 0, 0
      from (select a.ahora, a.id, concat_ws(' ', m.forma_pago, m.tarjeta) as forma, sum(m.monto) as monto
              from activas a join pedidos.caja_movimientos m on m.empresa_id = $1 and m.venta_id = a.id
               and m.tipo in ('VENTA', 'CAMBIO_PAGO') group by 1, 2, 3 having sum(m.monto) <> 0) f group by ahora, forma
    union all
    select 'MESA', a.ahora, o.mesa_id::text, count(*), sum(a.total), sum(o.comensales), 0, 0, 0, 0
      from activas a join pedidos.orden_operaciones p on p.empresa_id = $1 and p.clave = a.id and p.tipo = 'PAGO'
      join pedidos.ordenes o on o.empresa_id = $1 and o.id = p.orden_id and o.mesa_id is not null group by 2, 3`,

  productos: `with ${VENTAS}, ${LINEAS}
    select grupo, ahora, clave, ventas, monto, cantidad
      from (${porLinea('PRODUCTO', 'producto_id')}) p (grupo, ahora, clave, ventas, monto, cantidad)`,

  // a page of a list tells how many there are and what they add up to; nothing of the period before
  detras: `with ${VENTAS}
    select 'VENTAS' as grupo, true as ahora, count(*) as ventas, sum(total) as monto, min(pagina.filas) as filas
      from activas, (select count(*) as filas from (
             select * from pedidos.ventas where empresa_id = $1 and fecha_negocio between $2::date and $3::date and estado = 'ACTIVO'
              order by fecha_negocio desc, fecha_creacion desc limit 15 offset 30) p) pagina
     where ahora`,
};

export type Sumado = { grupo: string; ahora: boolean; monto: string };

/** What a call answers, as far as it is looked at. */
type Visto = {
  reporte: { figuras: { total: number } };
  productos: readonly { total: number }[];
  detras: { suma: number };
};
export type Que = keyof Visto;

/** Cents of the period that a screen shows, by what it calls them. */
export const EN_PANTALLA: { [Cual in Que]: (visto: Visto[Cual]) => number } = {
  reporte: ({ figuras }) => figuras.total,
  productos: (productos) => productos.reduce((suma, { total }) => suma + total, 0),
  detras: ({ suma }) => suma,
};

/** The same, of what was asked by hand: a report has it by day, a list of products by product. */
export const porMano = (que: Que, filas: readonly Sumado[]): number =>
  filas
    .filter(({ grupo, ahora }) => ahora && (que !== 'reporte' || grupo === 'DIA'))
    .reduce((suma, { monto }) => suma + Number(monto), 0);
