import { original, type PayloadAction, type WritableDraft } from '@reduxjs/toolkit';

import { abonosDe, estaVacia, hayPorEnviar, ventaVacia, type VentaAbierta } from './ventaAbierta';

export type CarritoState = {
  /** The user whose carts these are: the next one at the same till has their own. */
  usuario: string | null;
  ventas: Record<string, VentaAbierta>;
};

export type En<Datos = object> = PayloadAction<{ clave: string } & Datos>;

/** What becomes of an open sale. */
export type CambioDeVenta = (venta: VentaAbierta) => Partial<VentaAbierta>;

/** The open sale of a key, made on first use. */
export function abierta(state: CarritoState, clave: string): VentaAbierta {
  return (state.ventas[clave] ??= ventaVacia);
}

/** The state behind the draft: a proxy for each line of a long order would be a good part of a tap's cost. */
const sinProxies = (state: CarritoState): CarritoState =>
  original(state as WritableDraft<CarritoState>); // typed without immer's drafts, as in the other reducers

/** A sale whose answer is awaited is not changed under way. */
export function cambiarCobro(state: CarritoState, clave: string, cambio: CambioDeVenta): void {
  const venta = sinProxies(state).ventas[clave] ?? ventaVacia;
  if (venta.intento?.enviadaEn == null) state.ventas[clave] = { ...venta, ...cambio(venta) };
}

/** Nor is what some of it was paid for. */
export function cambiarVenta(state: CarritoState, clave: string, cambio: CambioDeVenta): void {
  const venta = sinProxies(state).ventas[clave] ?? ventaVacia;
  if (abonosDe(venta).length === 0)
    cambiarCobro(state, clave, (antes) => sinSobras(antes, cambio(antes)));
}

/** What was agreed on for an order, and where it goes, leaves with its last line: the next one is somebody else's. */
function sinSobras(antes: VentaAbierta, cambio: Partial<VentaAbierta>): Partial<VentaAbierta> {
  const despues = { ...antes, ...cambio };
  if (estaVacia(antes) || !estaVacia(despues)) return cambio;
  return { ...cambio, ...ACORDADO, ...(!hayPorEnviar(despues) && { destino: undefined }) };
}

/** What is agreed on for all of an order. */
export const ACORDADO = {
  rebaja: undefined,
  enCobro: undefined,
  aprobacion: undefined,
  programando: undefined,
};
