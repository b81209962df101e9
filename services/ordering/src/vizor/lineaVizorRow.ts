import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { AjustesCocina, LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { mesaDe } from '../mesas/ordenRow';

import { estacionDe, type DeCategoria } from './estacionDe';

import type { PoolClient } from 'pg';

/** A line as the kitchen has it, in one of the orders its units are in. */
export type LineaVizorRow = DeCategoria & {
  orden_id: string;
  orden: string;
  mesero: string;
  numero_mesa: number | null;
  pagada: boolean;
  canal: Canal | null;
  id: string;
  producto_id: number;
  id_categoria: number;
  producto: string;
  precio_venta: string;
  porcentaje_iva: number;
  cocinar: string;
  anulada: string;
  /** Nothing of it is left in this order, and the rest of it is to be cooked in another. */
  en_otra: boolean;
  opciones: string;
  modificadores: { nombre: string }[] | null;
  curso: LineaVizor['curso'];
  asiento: number | null;
  envio: number;
  enviada: Date;
  disparada: Date | null;
  lista: Date | null;
};

/**
 * $1 empresa, $2 orders, null: all; $3 since when what is over is work of the kitchen, null: whenever it was. `s`: where an order is by now, which is the one that it was joined to. What is paid is cooked all
 * the same: of an order people still sit at, there or where it was joined, until it is ready; of a take-away that is over until all of it
 * is. Of a table's that is paid and of what was moved away nothing is left here. What nobody can fire any more is not held.
 */
const LINEAS = `
  with ordenes as (
    select o.id, s.orden, s.usuario, o.abierta, o.cerrada, o.estado, m.numero_mesa,
           case when s.mesa_id is null then s.canal end as canal,
           o.estado in ('PAGADA', 'CERRADA') and o.mesa_id is null as se_lleva,
           o.estado = 'ABIERTA' or (o.estado = 'UNIDA' and (s.estado = 'ABIERTA' or s.mesa_id is null)) as se_sirve
      from pedidos.ordenes o
      join pedidos.ordenes s on s.empresa_id = $1 and s.id = coalesce(o.unida_a, o.id)
      left join pedidos.mesas m on m.empresa_id = $1 and m.id = s.mesa_id
     where o.empresa_id = $1 and o.en_cocina and ($2::uuid[] is null or o.id = any ($2))
       and ($3::timestamptz is null or s.cerrada is null or s.cerrada >= $3)),
  unidades as (
    select m.orden_id, m.linea_id, sum(m.cantidad) as saldo,
           coalesce(-sum(m.cantidad) filter (where p.tipo = 'ANULACION'), 0) as anulada,
           coalesce(-sum(m.cantidad) filter (where p.tipo = 'PAGO'), 0) as pagada
      from ordenes o
      join pedidos.orden_movimientos m on m.empresa_id = $1 and m.orden_id = o.id
      join pedidos.orden_operaciones p on p.empresa_id = $1 and p.clave = m.operacion
     group by m.orden_id, m.linea_id),
  lineas as (
    select o.id as orden_id, o.orden, o.usuario as mesero, o.abierta, o.numero_mesa, o.canal,
           o.estado = 'PAGADA' or (o.estado <> 'ABIERTA' and bool_or(u.pagada > 0) over (partition by o.id)) as pagada,
           u.saldo + case when o.se_lleva or (o.se_sirve and l.lista is null) then u.pagada else 0 end as cocinar,
           case when l.lista is null then u.anulada else 0 end as anulada,
           l.id, l.producto_id, l.id_categoria, l.producto, l.precio_venta, l.porcentaje_iva, l.opciones, l.modificadores,
           l.curso, l.asiento, l.envio, l.lugar, l.enviada, coalesce(l.disparada, o.cerrada) as disparada,
           l.lista
      from ordenes o
      join unidades u on u.orden_id = o.id
      join pedidos.orden_lineas l on l.empresa_id = $1 and l.id = u.linea_id)
  select l.*, l.cocinar = 0 and sum(l.cocinar) over (partition by l.id) > 0 as en_otra,
         e.estacion, e.id_categoria is not null as repartida
    from lineas l
    left join pedidos.categoria_estaciones e on e.empresa_id = $1 and e.id_categoria = l.id_categoria
   where l.cocinar > 0 or l.anulada > 0
   order by l.abierta, l.orden_id, l.enviada, l.envio, l.lugar, l.id`;

export async function lineasDeCocina(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { ordenes = null, desde = null }: { ordenes?: readonly string[] | null; desde?: Date | null },
): Promise<LineaVizorRow[]> {
  return (await client.query<LineaVizorRow>(LINEAS, [empresa, ordenes, desde])).rows;
}

/** What was chosen and the note, a line each. */
export const optDe = ({
  modificadores,
  opciones,
}: Pick<LineaVizorRow, 'modificadores' | 'opciones'>): string =>
  [...(modificadores ?? []).map(({ nombre }) => nombre), opciones].filter(Boolean).join('\n');

export const toLineaVizor = (fila: LineaVizorRow, ajustes: AjustesCocina): LineaVizor => ({
  id: String(fila.producto_id),
  id_categoria: String(fila.id_categoria),
  producto: fila.producto,
  precio_venta: Number(fila.precio_venta),
  cantidad: Number(fila.cocinar),
  porcentaje_iva: fila.porcentaje_iva,
  opt: optDe(fila),
  orden: fila.orden,
  mesa: mesaDe(fila),
  usuario: fila.mesero,
  random: fila.orden_id,
  linea: fila.id,
  anulada: Number(fila.anulada),
  agregada: fila.envio > 1,
  curso: fila.curso,
  asiento: fila.asiento,
  retenida: fila.disparada === null,
  lista: fila.lista !== null,
  estacion: estacionDe(ajustes, fila),
  envio: fila.envio,
  enviada: (fila.disparada ?? fila.enviada).toISOString(),
  pagada: fila.pagada,
  en_otra: fila.en_otra,
  canal: fila.canal,
});
