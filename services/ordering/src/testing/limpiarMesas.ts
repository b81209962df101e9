import type { Servicio } from '@comanda/kit/testing/servicio';

import { sinDisparadores } from './sinDisparadores';

const LIBROS = ['pedidos.orden_movimientos', 'pedidos.orden_operaciones'];

/** An empty floor. */
export const limpiarMesas = (servicio: Pick<Servicio, 'sql'>): Promise<void> =>
  sinDisparadores(servicio, LIBROS, [
    `truncate ${LIBROS.join(', ')}, pedidos.orden_lineas, pedidos.ordenes, pedidos.mesas, pedidos.pisos`,
  ]);
