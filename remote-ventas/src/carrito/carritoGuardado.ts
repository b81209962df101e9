import { z } from 'zod';

import { almacenDe } from '@comanda/shared/piezas/almacen';

import type { CarritoState } from './carritoState';
import { enCamino, requiereAtencion } from './comprobantes';
import {
  esDeOrden,
  esDeTienda,
  estaVacia,
  hayPorEnviar,
  parteNueva,
  ventaVacia,
  type VentaAbierta,
  type VentaHecha,
  type IntentoDeVenta,
} from './ventaAbierta';

const almacen = almacenDe('ventas', 'carrito.', { antes: 'comanda.carrito.' });

/** Enough to tell an open sale from anything else; the shapes inside are ours, written by this version or one before. */
const guardadaSchema = z.looseObject({
  carrito: z.array(z.unknown()),
  partes: z.array(z.unknown()).optional(),
  /** The one split bill, before there could be several. */
  dividida: z.array(z.unknown()).optional(),
});

const prefijoDe = (usuario: string) => `${usuario}.`;

/** A user's open sales as they were stored, each under its own key; none when they cannot be read (spec section 8). */
export function leerCarritos(usuario: string): CarritoState {
  const ventas: CarritoState['ventas'] = {};
  const prefijo = prefijoDe(usuario);
  for (const key of almacen.llaves()) {
    if (!key.startsWith(prefijo)) continue;
    const venta = leerVenta(almacen.leer(key));
    if (venta && yaNoSirve(key.slice(prefijo.length), venta)) almacen.guardar(key, null);
    else if (venta)
      ventas[key.slice(prefijo.length)] = { ...venta, hecha: sinEsperas(venta.hecha) };
  }
  return { usuario, ventas };
}

/**
 * The bill of an order that the server has whole, or that was paid, its ticket out and its invoice authorised; and what is new of an order,
 * where nothing is: each one that was ever opened would stay.
 */
const yaNoSirve = (clave: string, venta: VentaAbierta): boolean =>
  venta.intento === null && (estaAlla(clave, venta) || (esDeTienda(clave) && nadaNuevo(venta)));

const nadaNuevo = (venta: VentaAbierta): boolean =>
  estaVacia(venta) && !hayPorEnviar(venta) && venta.hecha === null;

const estaAlla = (clave: string, venta: VentaAbierta): boolean =>
  esDeOrden(clave) &&
  (estaVacia(venta) || !tieneLoSuyo(venta)) &&
  (venta.hecha === null || enCamino(venta.hecha) + requiereAtencion(venta.hecha) === 0);

/** What somebody did at this browser with an order's bill: all else of it is read again. */
const tieneLoSuyo = ({ carrito, partes, rebaja, cliente, aprobacion, ...venta }: VentaAbierta) => {
  const { abonos = [], propina, partes: entre } = venta.enCobro ?? {};
  const dichos = [rebaja, cliente, aprobacion, propina, entre];
  const hechos = [partes, abonos, venta.pagadas ?? [], carrito.filter((linea) => linea.rebaja)];
  return dichos.some(Boolean) || hechos.some(({ length }) => length > 0);
};

/** Its payment was opened, and nobody began to pay. */
export const soloSeMiro = (clave: string, venta: VentaAbierta): boolean =>
  venta.intento?.enviadaEn === null && !venta.intento.cobro && estaAlla(clave, venta);

export const olvidarVenta = (usuario: string, clave: string): void =>
  almacen.guardar(prefijoDe(usuario) + clave, null);

/** Stores the sales that changed since `antes`: those of another tab that did not are left as it wrote them. */
export function guardarCarritos({ usuario, ventas }: CarritoState, antes: CarritoState): void {
  if (!usuario) return;
  for (const [clave, venta] of Object.entries(ventas)) {
    if (antes.ventas[clave] !== venta) guardarVenta(usuario, clave, venta);
  }
}

/** Stores one sale; a full or closed storage is logged and the carts go on in memory. */
export function guardarVenta(usuario: string, clave: string, venta: VentaAbierta): void {
  almacen.guardar(prefijoDe(usuario) + clave, JSON.stringify(venta));
}

/**
 * The stored charge of that key, while the sale is still to be charged by it: what is stored knows of another tab before this one's
 * state does. Null: another tab has just been answered.
 */
export function intentoGuardado(
  usuario: string,
  clave: string,
  idempotencia: string,
): IntentoDeVenta | null {
  const intento = leerVenta(almacen.leer(prefijoDe(usuario) + clave))?.intento;
  return intento?.idempotencia === idempotencia ? intento : null;
}

/** Calls back with each sale of the user that another tab of this browser changed. Answers how to stop. */
export function alCambiarEnOtraPestana(
  usuario: string,
  hacer: (clave: string, venta: VentaAbierta) => void,
): () => void {
  const prefijo = prefijoDe(usuario);
  return almacen.alCambiar((key, texto) => {
    const venta = key.startsWith(prefijo) ? leerVenta(texto) : null;
    if (venta) hacer(key.slice(prefijo.length), venta);
  });
}

function leerVenta(texto: string | null): VentaAbierta | null {
  if (!texto) return null;
  try {
    const leida = guardadaSchema.safeParse(JSON.parse(texto));
    return leida.success ? deEstaVersion(leida.data) : null;
  } catch (error) {
    console.warn('carrito: a stored cart cannot be read', error);
    return null;
  }
}

function deEstaVersion({ dividida, ...guardada }: z.output<typeof guardadaSchema>): VentaAbierta {
  const antes =
    dividida && dividida.length > 0 ? [{ id: parteNueva(ventaVacia), carrito: dividida }] : [];
  return { ...ventaVacia, partes: antes, ...guardada } as VentaAbierta; // as guardarVenta wrote it
}

/** What was on its way when the page closed: a ticket is offered again, an invoice is asked for. */
function sinEsperas(hecha: VentaHecha | null): VentaHecha | null {
  if (!hecha) return null;
  const impresion = hecha.impresion === 'imprimiendo' ? 'fallo' : hecha.impresion;
  return { ...hecha, impresion, apurada: true };
}
