import type { useStore } from 'react-redux';

import { olvidarVenta, soloSeMiro } from './carritoGuardado';
import { selectCarritos, ventaOlvidada, type EstadoConCarrito } from './carritoSlice';
import type { CarritoState } from './carritoState';

type Tienda = ReturnType<typeof useStore<EstadoConCarrito>>;

/**
 * Whoever wants to know what a table comes to opens its payment, and it may be charged elsewhere: of what was stored such a bill is
 * forgotten, unless this till wrote its sale down as the page died, or somebody has gone on with it meanwhile.
 */
export async function olvidarMiradas(
  store: Tienda,
  { usuario, ventas }: CarritoState,
): Promise<void> {
  const miradas = Object.entries(ventas).filter(([clave, venta]) => soloSeMiro(clave, venta));
  if (!usuario || miradas.length === 0) return;
  const { ventaDeSalida } = await import('@comanda/shared/sinLinea');
  for (const [clave, venta] of miradas) {
    const escrita = venta.intento && (await ventaDeSalida(venta.intento.idempotencia));
    if (escrita || selectCarritos(store.getState()).ventas[clave] !== venta) continue;
    store.dispatch(ventaOlvidada({ clave }));
    olvidarVenta(usuario, clave);
  }
}
