import type { Servicio } from '@comanda/kit/testing/servicio';

import { sinDisparadores } from './sinDisparadores';

const LIBROS = [
  'caja_movimientos',
  'conteos',
  'cuadres',
  'cuadres_revisados',
  'abonos',
  'creditos',
].map((tabla) => `pedidos.${tabla}`);

/** Companies whose drawers never had anything in them, and who never sold either where that is said. */
export const limpiarCaja = (
  servicio: Pick<Servicio, 'sql'>,
  { conVentas = false }: { conVentas?: boolean } = {},
): Promise<void> =>
  sinDisparadores(servicio, LIBROS, [
    `truncate ${LIBROS.join(', ')}, pedidos.movimientos, pedidos.periodo_totales, pedidos.turnos, pedidos.periodos,
       pedidos.cajas, pedidos.ajustes_caja, pedidos.limites_credito, pedidos.cuentas_saldadas`,
    ...(conVentas ? ['delete from pedidos.venta_lineas', 'delete from pedidos.ventas'] : []),
  ]);
