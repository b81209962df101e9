import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Mesa, OrdenSinMesa } from '@comanda/shared/contracts/ventas/mesas';

/** A table, or an order without one (`mesa_id` null); what is open there is null where nothing is. */
export type ResumenRow = {
  mesa_id: number | null;
  numero_mesa: number;
  nombre: string;
  zona: string;
  puestos: number | null;
  x: number | null;
  y: number | null;
  fecha_registros: Date;
  random: string | null;
  orden: string | null;
  cliente: string | null;
  comensales: number | null;
  usuario: string | null;
  abierta: Date | null;
  por_pagar: boolean | null;
  canal: Canal | null;
  total: string | null;
  lineas: number | null;
  listas: string | null;
  lineas_listas: string[] | null;
};

/** $1 empresa. By number, then the orders without a table, the oldest first. */
export const RESUMENES_DE_ORDENES = `
  with abiertas as (
    select * from pedidos.ordenes where empresa_id = $1 and estado = 'ABIERTA'),
  saldos as (
    select m.orden_id, m.linea_id, sum(m.cantidad) as saldo
      from abiertas o
      join pedidos.orden_movimientos m on m.empresa_id = o.empresa_id and m.orden_id = o.id
     group by m.orden_id, m.linea_id having sum(m.cantidad) > 0),
  sumas as (
    select s.orden_id, sum(round(l.precio_venta * s.saldo, 2)) as total, count(*)::int as lineas,
           coalesce(sum(case when l.por_peso then 1 else s.saldo end)
             filter (where l.lista is not null and l.entregada is null), 0) as listas,
           array_agg(l.id::text order by l.id) filter (where l.lista is not null and l.entregada is null) as lineas_listas
      from saldos s join pedidos.orden_lineas l on l.empresa_id = $1 and l.id = s.linea_id
     group by s.orden_id)
  select m.id as mesa_id, m.numero_mesa, m.nombre, m.zona, m.puestos, m.x, m.y, m.fecha_registros, o.id as random, o.orden,
         o.cliente, o.comensales, o.usuario, o.abierta, o.por_pagar, o.canal, s.total, s.lineas, s.listas,
         s.lineas_listas
    from (select * from pedidos.mesas where empresa_id = $1 and estado = 'A') m
    full join abiertas o on o.mesa_id = m.id
    left join sumas s on s.orden_id = o.id
   order by m.numero_mesa nulls last, o.abierta, o.id`;

const resumenDe = (fila: ResumenRow) => ({
  total: Number(fila.total ?? 0),
  mesero: fila.usuario ?? '',
  cliente: fila.cliente ?? '',
  comensales: fila.comensales,
  listas: Number(fila.listas ?? 0),
  lineas_listas: fila.lineas_listas ?? [],
  lineas: fila.lineas ?? 0,
});

export const toMesa = (fila: ResumenRow, empresa: string): Mesa => ({
  id: String(fila.mesa_id),
  numero_mesa: fila.numero_mesa,
  fecha_registros: fila.fecha_registros.toISOString(),
  estado: fila.random === null ? 'LIBRE' : fila.por_pagar ? 'POR_PAGAR' : 'OCUPADA',
  ...resumenDe(fila),
  empresa,
  nombre: fila.nombre,
  zona: fila.zona,
  puestos: fila.puestos,
  x: fila.x,
  y: fila.y,
  random: fila.random,
  orden: fila.orden,
  desde: fila.abierta?.toISOString() ?? null,
});

export function toOrdenSinMesa(fila: ResumenRow): OrdenSinMesa {
  const { random, orden, abierta, canal } = fila;
  if (random === null || orden === null || abierta === null)
    throw new Error('mesas: an order without a table has no key');
  return {
    random,
    orden,
    desde: abierta.toISOString(),
    estado: fila.por_pagar ? 'POR_PAGAR' : 'OCUPADA',
    ...resumenDe(fila),
    canal,
  };
}
