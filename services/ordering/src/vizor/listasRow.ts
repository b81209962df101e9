import type { AjustesCocina, ListaVizor } from '@comanda/shared/contracts/ventas/vizor';

import { mesaDe } from '../mesas/ordenRow';

import { estacionDe, type DeCategoria } from './estacionDe';
import { optDe } from './lineaVizorRow';

/** Ten times, and what one order has at most. */
const VECES = 10;
const LINEAS_RECIENTES = 1_000;

export type ListaRow = DeCategoria & {
  random: string;
  orden: string;
  numero_mesa: number | null;
  mesero: string;
  lista: Date;
  linea: string;
  cantidad: string;
  producto: string;
  opciones: string;
  modificadores: { nombre: string }[] | null;
};

/** $1 empresa. Of the orders the kitchen has, or would have again: what is paid and gone from a table is not called back. `s`: as in LINEAS. */
export const LISTAS = `
  with ultimas as materialized (
    select * from pedidos.orden_lineas where empresa_id = $1 and lista is not null
     order by lista desc limit ${LINEAS_RECIENTES}),
  unidades as (
    select m.orden_id, m.linea_id, sum(m.cantidad) filter (where p.tipo <> 'PAGO') as cantidad
      from ultimas l
      join pedidos.orden_movimientos m on m.empresa_id = $1 and m.linea_id = l.id
      join pedidos.orden_operaciones p on p.empresa_id = $1 and p.clave = m.operacion
     group by m.orden_id, m.linea_id having sum(m.cantidad) filter (where p.tipo <> 'PAGO') > 0)
  select o.id as random, s.orden, m.numero_mesa, s.usuario as mesero, l.lista, l.id as linea, u.cantidad, l.producto,
         l.opciones, l.modificadores, e.estacion, e.id_categoria is not null as repartida
    from ultimas l
    join unidades u on u.linea_id = l.id
    join pedidos.ordenes o on o.empresa_id = $1 and o.id = u.orden_id
    join pedidos.ordenes s on s.empresa_id = $1 and s.id = coalesce(o.unida_a, o.id)
    left join pedidos.mesas m on m.empresa_id = $1 and m.id = s.mesa_id
    left join pedidos.categoria_estaciones e on e.empresa_id = $1 and e.id_categoria = l.id_categoria
   where o.en_cocina or (o.estado in ('PAGADA', 'CERRADA') and o.mesa_id is null)
      or (o.estado = 'UNIDA' and (s.estado = 'ABIERTA' or s.mesa_id is null))
   order by l.lista desc, o.abierta, o.id, l.enviada, l.envio, l.lugar, l.id`;

/** What was marked together of one order is one; the last first. */
export function toListas(filas: readonly ListaRow[], ajustes: AjustesCocina): ListaVizor[] {
  const listas = new Map<string, ListaVizor>();
  for (const fila of filas) {
    const lista = fila.lista.toISOString();
    const clave = `${lista} ${fila.random}`;
    const una = listas.get(clave) ?? { ...cabeceraDe(fila), lista, lineas: [] };
    listas.set(clave, una);
    una.lineas.push({
      linea: fila.linea,
      cantidad: Number(fila.cantidad),
      producto: fila.producto,
      opt: optDe(fila),
      estacion: estacionDe(ajustes, fila),
    });
  }
  return [...listas.values()].slice(0, VECES);
}

const cabeceraDe = (fila: ListaRow) => ({
  random: fila.random,
  orden: fila.orden,
  usuario: fila.mesero,
  mesa: mesaDe(fila),
});
