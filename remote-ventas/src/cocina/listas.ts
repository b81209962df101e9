import type { Mesa, OrdenSinMesa } from '@comanda/shared/contracts/ventas/mesas';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { selectUsuario, type SesionState } from '@comanda/shared/session';
import { avisar } from '@comanda/shared/ui/core';

import { nombreDeMesa } from './nombres';
import { sonar } from './sonido';

type ConListas = { mesas: readonly Mesa[]; ordenes: readonly OrdenSinMesa[] };

const VIBRACION_MS = [200, 100, 200];
const LLAMADA_HZ = [660, 880];

/** '1 listo', '2 listos'. */
export const decirListas = (listas: number): string =>
  listas === 1 ? '1 listo' : `${formatCantidad(listas)} listos`;

/** Of the orders that `mesero` serves, those with something ready in the kitchen that was not: 'Mesa 5: 2 listos'. */
export function listasNuevas(antes: ConListas, ahora: ConListas, mesero: string): string[] {
  const tenia = new Map(ordenesDe(antes).map((orden) => [orden.random, orden]));
  return ordenesDe(ahora)
    .filter((orden) => orden.mesero === mesero && tieneNuevas(orden, tenia.get(orden.random)))
    .map(({ nombre, listas }) => `${nombre}: ${decirListas(listas)}`);
}

type Listas = Pick<Mesa, 'listas' | 'lineas_listas'>;

/** More, or others: as many may be ready after what was is on the table. */
function tieneNuevas({ listas, lineas_listas: suyas = [] }: Listas, antes?: Listas): boolean {
  if (listas > (antes?.listas ?? 0)) return true;
  const conocidas = antes?.lineas_listas;
  return conocidas !== undefined && suyas.some((linea) => !conocidas.includes(linea));
}

const ordenesDe = ({ mesas, ordenes }: ConListas) => [
  ...mesas.map((mesa) => ({ ...mesa, nombre: nombreDeMesa(mesa) })),
  ...ordenes.map((orden) => ({ ...orden, nombre: orden.orden })),
];

type Lectura<Piso> = {
  getState: () => unknown;
  /** As it was read before this time. */
  getCacheEntry: () => { data?: Piso };
  queryFulfilled: Promise<{ data: Piso }>;
};

/**
 * Tells who serves it, once, that a dish is ready: in words and, where the browser may, by a buzz and a sound. What was
 * ready before this page began to look is on the cards and in the menu.
 */
export async function avisarListas(
  _: unknown,
  { getState, getCacheEntry, queryFulfilled }: Lectura<ConListas>,
): Promise<void> {
  const { data: antes } = getCacheEntry();
  const leida = await queryFulfilled.catch(() => null); // the screen says that it failed
  const usuario = selectUsuario(getState() as { sesion: SesionState }); // the page's store has a session
  if (!antes || !leida || !usuario) return;
  const nuevas = listasNuevas(antes, leida.data, usuario.nombreCompleto);
  if (nuevas.length === 0) return;
  avisar({ tipo: 'info', titulo: 'Cocina', texto: nuevas.join('. ') });
  if ('vibrate' in navigator) navigator.vibrate(VIBRACION_MS);
  sonar(LLAMADA_HZ);
}
