import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import {
  reponerLinea,
  type Carrito,
  type ServicioDeMesa,
} from '@comanda/shared/domain/orden/carrito';
import { alDia, lineasDeOrden } from '@comanda/shared/domain/orden/ordenMesa';

import { cambiarVenta, cambiarCobro, type CarritoState, type En } from './carritoState';
import { estaVacia, ventaVacia, type LineaPorEnviar } from './ventaAbierta';

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
  envioHecho(state: CarritoState, { payload }: En<{ lineas: readonly string[] }>) {
    const hechas = new Set(payload.lineas);
    cambiarVenta(state, payload.clave, ({ porEnviar = [] }) => ({
      porEnviar: porEnviar.filter(({ linea }) => !hechas.has(linea)),
    }));
  },
  /** Refused: they are the waiter's again, before what was added meanwhile. */
  envioDevuelto(state: CarritoState, { payload }: En) {
    cambiarVenta(state, payload.clave, ({ porEnviar = [], carrito }) => ({
      porEnviar: [],
      carrito: [
        ...porEnviar.map(({ linea: _, retenida: __, ...linea }) => linea),
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

/** What a bill forgets with its last line. */
const EN_BLANCO = {
  rebaja: undefined,
  enCobro: undefined,
  aprobacion: undefined,
  pagadas: undefined,
  nombre: undefined,
  cambios: undefined,
  orden: undefined,
};
