import type { Servicio } from '@comanda/kit/testing/servicio';

const LIBROS = ['pedidos.orden_movimientos', 'pedidos.orden_operaciones'];
const conDisparadores = (como: 'enable' | 'disable') =>
  LIBROS.map((libro) => `alter table ${libro} ${como} trigger user;`).join(' ');

/** An empty floor. Its ledgers are append-only: only their owner may, and only by saying so. */
export async function limpiarMesas({ sql }: Pick<Servicio, 'sql'>): Promise<void> {
  await sql(`${conDisparadores('disable')}
    truncate ${LIBROS.join(', ')}, pedidos.orden_lineas, pedidos.ordenes, pedidos.mesas, pedidos.pisos;
    ${conDisparadores('enable')}`);
}
