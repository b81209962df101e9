import type { Servicio } from '@comanda/kit/testing/servicio';

const LIBROS = [
  'caja_movimientos',
  'conteos',
  'cuadres',
  'cuadres_revisados',
  'abonos',
  'creditos',
].map((tabla) => `pedidos.${tabla}`);
const conDisparadores = (como: 'enable' | 'disable') =>
  LIBROS.map((libro) => `alter table ${libro} ${como} trigger user;`).join(' ');

/** Companies whose drawers never had anything in them, and who never sold either where that is said. Its ledgers are append-only: only their owner may, and only by saying so. */
export async function limpiarCaja(
  { sql }: Pick<Servicio, 'sql'>,
  { conVentas = false }: { conVentas?: boolean } = {},
): Promise<void> {
  await sql(`${conDisparadores('disable')}
    truncate ${LIBROS.join(', ')}, pedidos.movimientos, pedidos.periodo_totales, pedidos.turnos, pedidos.periodos,
      pedidos.cajas, pedidos.ajustes_caja, pedidos.limites_credito;
    ${conVentas ? 'delete from pedidos.venta_lineas; delete from pedidos.ventas;' : ''}
    ${conDisparadores('enable')}`);
}
