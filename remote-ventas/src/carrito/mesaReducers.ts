import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import {
  reponerLinea,
  type Carrito,
  type Linea,
  type ServicioDeMesa,
} from '@comanda/shared/domain/orden/carrito';
import { alDia, lineasDeOrden } from '@comanda/shared/domain/orden/ordenMesa';

import { ACORDADO, cambiarVenta, cambiarCobro, type CarritoState, type En } from './carritoState';
import { estaVacia, ventaVacia, type DestinoDeEnvio, type LineaPorEnviar } from './ventaAbierta';

/** What becomes of a table's lines: those that wait to be sent, and those of its order that are to be paid. */
export const mesaReducers = {
  /** With which course, and for whom, what is added from now on is served. */
  servicioElegido(state: CarritoState, { payload }: En<{ servicio: ServicioDeMesa | undefined }>) {
    cambiarVenta(state, payload.clave, () => ({ servicio: payload.servicio }));
  },
  /** They leave, each with the key that makes it one however often it is sent; what is added meanwhile waits for the next. */
  envioPreparado(state: CarritoState, { payload }: En<{ lineas: readonly LineaPorEnviar[] }>) {
    cambiarVenta(state, payload.clave, ({ porEnviar = [] }) => ({
      porEnviar: [...porEnviar, ...payload.lineas],
      carrito: [],
      cambios: undefined,
    }));
  },
  /** Where all that is on its way goes. */
  envioDestinado(state: CarritoState, { payload }: En<{ destino: DestinoDeEnvio }>) {
    cambiarVenta(state, payload.clave, () => ({ destino: payload.destino }));
  },
  envioHecho(state: CarritoState, { payload }: En<{ lineas: readonly string[] }>) {
    const hechas = new Set(payload.lineas);
    cambiarVenta(state, payload.clave, ({ porEnviar = [], destino }) => {
      const faltan = porEnviar.filter(({ linea }) => !hechas.has(linea));
      return { porEnviar: faltan, destino: faltan.length > 0 ? destino : undefined };
    });
  },
  /** Refused: they are the waiter's again, before what was added meanwhile. What is on its way besides was not asked about. */
  envioDevuelto(state: CarritoState, { payload }: En<{ lineas: readonly string[] }>) {
    const devueltas = new Set(payload.lineas);
    cambiarVenta(state, payload.clave, ({ porEnviar = [], carrito }) => ({
      porEnviar: porEnviar.filter(({ linea }) => !devueltas.has(linea)),
      carrito: [
        ...porEnviar.filter(({ linea }) => devueltas.has(linea)).map(sinClaves),
        ...carrito,
      ].reduce<Carrito>((suyo, linea) => reponerLinea(suyo, linea, suyo.length), []),
    }));
  },
  /** The bill of an order follows it; one that is paid elsewhere, moved or over is empty. */
  ordenSincronizada(state: CarritoState, { payload }: En<{ orden: Orden | null }>) {
    const { clave, orden } = payload;
    const lineas = orden?.estado === 'ABIERTA' ? lineasDeOrden(orden.lineas) : [];
    cambiarCobro(state, clave, (venta) => {
      const siguiente = alDia(venta, lineas);
      const suya = { carrito: siguiente.carrito, partes: siguiente.partes };
      if (!estaVacia(siguiente)) return { ...suya, ...(orden && { orden: orden.random }) };
      const { hecha } = venta;
      return { ...ventaVacia, ...EN_BLANCO, hecha, plegada: venta.plegada };
    });
  },
};

/** Sent again, it is something else that is sent. */
const sinClaves = ({ linea: _, envio: __, retenida: ___, ...linea }: LineaPorEnviar): Linea =>
  linea;

/** What a bill forgets with its last line. */
const EN_BLANCO = {
  ...ACORDADO,
  pagadas: undefined,
  nombre: undefined,
  cambios: undefined,
  orden: undefined,
};
