import type { Servicio } from '@comanda/kit/testing/servicio';

const LIBROS = ['pedidos.orden_movimientos', 'pedidos.orden_operaciones'];

/** An empty floor. Its ledgers are append-only: only their owner may, and only by saying so. One statement at a time, as Citus takes them. */
export async function limpiarMesas({ sql }: Pick<Servicio, 'sql'>): Promise<void> {
  for (const libro of LIBROS) await sql(`alter table ${libro} disable trigger user`);
  await sql(
    `truncate ${LIBROS.join(', ')}, pedidos.orden_lineas, pedidos.ordenes, pedidos.mesas, pedidos.pisos`,
  );
  for (const libro of LIBROS) await sql(`alter table ${libro} enable trigger user`);
}
