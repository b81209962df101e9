import type { CarritoState } from './carritoSlice';
import type { VentaHecha } from './ventaAbierta';

const CLAVE = 'comanda.carritos.';

/** A user's carts as they were stored; none when there are none or they cannot be read (spec section 8). */
export function leerCarritos(usuario: string): CarritoState {
  try {
    const texto = localStorage.getItem(CLAVE + usuario);
    const leidos = texto ? (JSON.parse(texto) as CarritoState) : null;
    if (leidos?.usuario === usuario) return { usuario, ventas: sinEsperasACiegas(leidos.ventas) };
  } catch (error) {
    console.warn('carrito: stored carts cannot be read', error);
  }
  return { usuario, ventas: {} };
}

/** Stores them; a full or closed storage is logged and the carts go on in memory. */
export function guardarCarritos(state: CarritoState): void {
  if (!state.usuario) return;
  try {
    localStorage.setItem(CLAVE + state.usuario, JSON.stringify(state));
  } catch (error) {
    console.warn('carrito: carts cannot be stored', error);
  }
}

/** Calls back when another tab of this browser changed the user's carts. Answers how to stop. */
export function alCambiarEnOtraPestana(usuario: string, hacer: () => void): () => void {
  const oir = ({ key }: StorageEvent) => {
    if (key === CLAVE + usuario) hacer();
  };
  window.addEventListener('storage', oir);
  return () => window.removeEventListener('storage', oir);
}

/** What was on its way when the page closed: a ticket is offered again, an invoice is asked for. */
function sinEsperasACiegas(ventas: CarritoState['ventas']): CarritoState['ventas'] {
  return Object.fromEntries(
    Object.entries(ventas).map(([clave, venta]) =>
      venta.hecha ? [clave, { ...venta, hecha: sinEspera(venta.hecha) }] : [clave, venta],
    ),
  );
}

const sinEspera = (hecha: VentaHecha): VentaHecha => ({
  ...hecha,
  impresion: hecha.impresion === 'imprimiendo' ? 'fallo' : hecha.impresion,
  apurada: true,
});
