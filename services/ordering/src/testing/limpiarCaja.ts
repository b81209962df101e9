import type { Servicio } from '@comanda/kit/testing/servicio';

const LIBROS = [
  'caja_movimientos',
  'conteos',
  'cuadres',
  'cuadres_revisados',
  'abonos',
  'creditos',
].map((tabla) => `pedidos.${tabla}`);

/** Companies whose drawers never had anything in them, and who never sold either where that is said. Its ledgers are append-only: only their owner may, and only by saying so. One statement at a time, as Citus takes them. */
export async function limpiarCaja(
  { sql }: Pick<Servicio, 'sql'>,
  { conVentas = false }: { conVentas?: boolean } = {},
): Promise<void> {
  for (const libro of LIBROS) await sql(`alter table ${libro} disable trigger user`);
  await sql(`truncate ${LIBROS.join(', ')}, pedidos.movimientos, pedidos.periodo_totales, pedidos.turnos, pedidos.periodos,
    pedidos.cajas, pedidos.ajustes_caja, pedidos.limites_credito`);
  if (conVentas) {
    await sql('delete from pedidos.venta_lineas');
    await sql('delete from pedidos.ventas');
  }
  for (const libro of LIBROS) await sql(`alter table ${libro} enable trigger user`);
}
