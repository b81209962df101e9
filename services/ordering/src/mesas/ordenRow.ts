import type { Funda } from '@comanda/shared/contracts/inventario/fundas';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { LineaOrden, Orden } from '@comanda/shared/contracts/ventas/ordenes';

import type { PoolClient } from 'pg';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { iceDicho } from '../productos/productoRow';

/** An order as it stands, with its table's number and the sale that paid it. */
export type OrdenRow = {
  id: string;
  orden: string;
  mesa_id: number | null;
  numero_mesa: number | null;
  cliente: string;
  comensales: number | null;
  usuario: string;
  abierta: Date;
  estado: Orden['estado'];
  por_pagar: boolean;
  unida_a: string | null;
  canal: Canal | null;
  secuencia: string | null;
};

export type ModificadorElegido = { id: string; nombre: string; precio: number };

/** A line, and how much of it is in the order it was asked for: to be paid, taken back, paid. */
export type LineaRow = {
  orden_id: string;
  id: string;
  producto_id: number;
  id_categoria: number;
  codigo: string;
  producto: string;
  precio_venta: string;
  porcentaje_iva: number;
  por_peso: boolean;
  /** As its product is now. */
  fuera_regimen: boolean;
  funda: Funda | null;
  saldo: string;
  anulada: string;
  pagada: string;
  opciones: string;
  modificadores: ModificadorElegido[] | null;
  curso: LineaOrden['curso'];
  asiento: number | null;
  disparada: Date | null;
  lista: Date | null;
  estuvo_lista: Date | null;
  entregada: Date | null;
  usuario: string;
  enviada: Date;
};

const ORDENES = `
  select o.id, o.orden, o.mesa_id, m.numero_mesa, o.cliente, o.comensales, o.usuario, o.abierta, o.estado, o.por_pagar,
         o.unida_a, o.canal, v.secuencia
    from pedidos.ordenes o
    left join pedidos.mesas m on m.empresa_id = o.empresa_id and m.id = o.mesa_id
    left join pedidos.ventas v on v.empresa_id = o.empresa_id and v.id = o.venta_id
   where o.empresa_id = $1`;

/** $1 empresa, $2 orden */
export const ORDEN = `${ORDENES} and o.id = $2`;

/** $1 empresa. The oldest first. */
export const ABIERTAS = `${ORDENES} and o.estado = 'ABIERTA' order by o.abierta, o.numero`;

/** $1 empresa, $2 what `cuales` asks for. What was moved away is not of it any more. */
const lineasDe = (cuales: string) => `
  select s.orden_id, l.id, l.producto_id, l.id_categoria, l.codigo, l.producto, l.precio_venta, l.porcentaje_iva,
         l.por_peso, s.saldo, s.anulada, s.pagada, l.opciones, l.modificadores, l.curso, l.asiento, l.disparada, l.lista,
         l.estuvo_lista, l.entregada, l.usuario, l.enviada, coalesce(pr.fuera_regimen, false) as fuera_regimen,
         pr.funda
    from (
      select m.orden_id, m.linea_id, sum(m.cantidad) as saldo,
             coalesce(-sum(m.cantidad) filter (where p.tipo = 'ANULACION'), 0) as anulada,
             coalesce(-sum(m.cantidad) filter (where p.tipo = 'PAGO'), 0) as pagada
        from pedidos.orden_movimientos m
        join pedidos.orden_operaciones p on p.empresa_id = m.empresa_id and p.clave = m.operacion
       where m.empresa_id = $1 and ${cuales}
       group by m.orden_id, m.linea_id) s
    join pedidos.orden_lineas l on l.empresa_id = $1 and l.id = s.linea_id
    left join pedidos.productos pr on pr.empresa_id = $1 and pr.id = l.producto_id
   where s.saldo > 0 or s.anulada > 0 or s.pagada > 0
   order by l.enviada, l.envio, l.lugar, l.id`;

/** $1 empresa, $2 orden */
export const LINEAS_DE_ORDEN = lineasDe('m.orden_id = $2');

/** $1 empresa, $2 ordenes */
export const LINEAS_DE_VARIAS = lineasDe('m.orden_id = any ($2::uuid[])');

export type OrdenConLineas = { fila: OrdenRow; lineas: LineaRow[] };

/** In one trip. Null where the company has none of that key. */
export async function leerOrden(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  random: string,
): Promise<OrdenConLineas | null> {
  const [{ rows }, lineas] = await Promise.all([
    client.query<OrdenRow>(ORDEN, [empresa, random]),
    client.query<LineaRow>(LINEAS_DE_ORDEN, [empresa, random]),
  ]);
  const [fila] = rows;
  return fila ? { fila, lineas: lineas.rows } : null;
}

/** Every open order of a company, the oldest first. */
export async function leerAbiertas(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
): Promise<OrdenConLineas[]> {
  const { rows: filas } = await client.query<OrdenRow>(ABIERTAS, [empresa]);
  const ids = filas.map(({ id }) => id);
  const { rows } = await client.query<LineaRow>(LINEAS_DE_VARIAS, [empresa, ids]);
  return filas.map((fila) => ({
    fila,
    lineas: rows.filter(({ orden_id }) => orden_id === fila.id),
  }));
}

/** The table of an order as the wire spells it: '' without a table. */
export const mesaDe = ({ numero_mesa }: Pick<OrdenRow, 'numero_mesa'>): string =>
  numero_mesa === null ? '' : String(numero_mesa);

export const toOrden = ({ fila, lineas }: OrdenConLineas): Orden => ({
  random: fila.id,
  orden: fila.orden,
  mesa: mesaDe(fila),
  id_mesa: fila.mesa_id === null ? null : String(fila.mesa_id),
  cliente: fila.cliente,
  comensales: fila.comensales,
  mesero: fila.usuario,
  desde: fila.abierta.toISOString(),
  estado: fila.estado,
  por_pagar: fila.por_pagar,
  venta: fila.secuencia,
  unida_a: fila.unida_a,
  canal: fila.canal,
  lineas: lineas.map(toLinea),
});

const toLinea = (fila: LineaRow): LineaOrden => ({
  linea: fila.id,
  id: String(fila.producto_id),
  id_categoria: String(fila.id_categoria),
  producto: fila.producto,
  precio_venta: Number(fila.precio_venta),
  porcentaje_iva: fila.porcentaje_iva,
  por_peso: fila.por_peso,
  fuera_regimen: fila.fuera_regimen,
  ...iceDicho(fila.funda, fila.enviada),
  cantidad: Number(fila.saldo),
  anulada: Number(fila.anulada),
  pagada: Number(fila.pagada),
  opciones: fila.opciones,
  modificadores: fila.modificadores ?? [],
  curso: fila.curso,
  asiento: fila.asiento,
  retenida: fila.disparada === null,
  lista: fila.lista !== null,
  entregada: fila.entregada !== null,
  usuario: fila.usuario,
  enviada: fila.enviada.toISOString(),
});
