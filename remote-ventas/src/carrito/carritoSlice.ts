import {
  createSelector,
  createSlice,
  original,
  type PayloadAction,
  type WritableDraft,
} from '@reduxjs/toolkit';

import { rootReducer } from '@comanda/shared/api';
import type { Cliente } from '@comanda/shared/contracts/clientes';
import type { EstadoComprobante } from '@comanda/shared/contracts/documentos';
import type { Centavos } from '@comanda/shared/domain/dinero';
import type { Producto } from '@comanda/shared/contracts/productos';
import {
  actualizarPrecios,
  agregarProducto,
  anotarLinea,
  cambiarCantidad,
  fijarCantidad,
  quitarLinea,
  reponerLinea,
  type Carrito,
  type Linea,
} from '@comanda/shared/domain/carrito';
import { cambiosDePrecio } from '@comanda/shared/domain/cambiosDePrecio';
import { moverUnidad, reunirCuentas } from '@comanda/shared/domain/cuentaDividida';

import {
  estaVacia,
  ventaVacia,
  type Cuenta,
  type EstadoImpresion,
  type VentaAbierta,
  type VentaHecha,
} from './ventaAbierta';

export type CarritoState = {
  /** The user whose carts these are: the next one at the same till has their own. */
  usuario: string | null;
  ventas: Record<string, VentaAbierta>;
};

type En<Datos = object> = PayloadAction<{ clave: string } & Datos>;

/** What 'Vaciar orden' takes away. */
export type Orden = Pick<VentaAbierta, 'carrito' | 'dividida' | 'cliente' | 'nombre' | 'cambios'>;

export const ordenDe = ({ carrito, dividida, cliente, nombre, cambios }: VentaAbierta): Orden => ({
  carrito,
  dividida,
  cliente,
  nombre,
  cambios,
});

const initialState: CarritoState = { usuario: null, ventas: {} };

/** The open sale of a key, made on first use. */
function abierta(state: CarritoState, clave: string): VentaAbierta {
  return (state.ventas[clave] ??= ventaVacia);
}

/** The state behind the draft: a proxy for each line of a long order would be a good part of a tap's cost. */
const sinProxies = (state: CarritoState): CarritoState =>
  original(state as WritableDraft<CarritoState>); // typed without immer's drafts, as in the other reducers

/** A sale whose answer is awaited is not changed under way. */
function cambiar(
  state: CarritoState,
  clave: string,
  cambio: (venta: VentaAbierta) => Partial<VentaAbierta>,
): void {
  const venta = sinProxies(state).ventas[clave] ?? ventaVacia;
  if (venta.intento?.enviadaEn == null) state.ventas[clave] = { ...venta, ...cambio(venta) };
}

const sinVacio = <Uno>(lista: readonly Uno[]) => (lista.length > 0 ? lista : undefined);

/** What the tiles show of an order: one look through the cart serves them all. */
const cantidadesDe = createSelector(
  [(carrito: Carrito) => carrito],
  (carrito) => new Map(carrito.map(({ id, cantidad }) => [id, cantidad])),
);

const carritoSlice = createSlice({
  name: 'carrito',
  initialState,
  reducers: {
    carritosCargados: (_, { payload }: PayloadAction<CarritoState>) => payload,
    /** Another tab of this browser changed a sale. */
    ventaCargada: (state, { payload }: En<{ venta: VentaAbierta }>): CarritoState => ({
      ...state,
      ventas: { ...state.ventas, [payload.clave]: payload.venta },
    }),
    productoAgregado(state, { payload }: En<{ producto: Producto }>) {
      cambiar(state, payload.clave, ({ carrito }) => ({
        carrito: agregarProducto(carrito, payload.producto),
        plegada: true,
      }));
    },
    hechaPlegada(state, { payload }: En<{ plegada: boolean }>) {
      cambiar(state, payload.clave, () => ({ plegada: payload.plegada }));
    },
    ventaNombrada(state, { payload }: En<{ nombre: string }>) {
      cambiar(state, payload.clave, () => ({ nombre: payload.nombre }));
    },
    /** Starts over; what was there comes back with `ordenRepuesta`. */
    ordenVaciada(state, { payload }: En) {
      cambiar(state, payload.clave, () => ordenDe(ventaVacia));
    },
    /** What was emptied comes back; products added meanwhile stay. */
    ordenRepuesta(state, { payload }: En<{ orden: Orden }>) {
      cambiar(state, payload.clave, (actual) => ({
        carrito: reunirCuentas(payload.orden.carrito, actual.carrito),
        dividida: reunirCuentas(payload.orden.dividida, actual.dividida),
        cliente: actual.cliente ?? payload.orden.cliente,
        nombre: actual.nombre ?? payload.orden.nombre,
        cambios: payload.orden.cambios,
      }));
    },
    cantidadCambiada(state, { payload }: En<{ id: string; accion: 'sumar' | 'restar' }>) {
      cambiar(state, payload.clave, ({ carrito }) => ({
        carrito: cambiarCantidad(carrito, payload.id, payload.accion),
      }));
    },
    lineaFijada(state, { payload }: En<{ id: string; cantidad: number; opciones: string }>) {
      const { clave, id, cantidad, opciones } = payload;
      cambiar(state, clave, ({ carrito }) => ({
        carrito: anotarLinea(fijarCantidad(carrito, id, cantidad), id, opciones),
      }));
    },
    lineaQuitada(state, { payload }: En<{ id: string }>) {
      cambiar(state, payload.clave, ({ carrito, cambios }) => ({
        carrito: quitarLinea(carrito, payload.id),
        cambios: cambios?.filter(({ id }) => id !== payload.id),
      }));
    },
    lineaRepuesta(state, { payload }: En<{ linea: Linea; posicion: number }>) {
      cambiar(state, payload.clave, ({ carrito }) => ({
        carrito: reponerLinea(carrito, payload.linea, payload.posicion),
      }));
    },
    preciosActualizados(
      state,
      { payload }: PayloadAction<{ empresa: string; productos: readonly Producto[] }>,
    ) {
      const catalogo = new Map(payload.productos.map((producto) => [producto.id, producto]));
      for (const clave of Object.keys(state.ventas)) {
        if (!clave.startsWith(`${payload.empresa}#`)) continue;
        cambiar(state, clave, ({ carrito, dividida, cambios }) => ({
          cambios: sinVacio(cambiosDePrecio(reunirCuentas(carrito, dividida), catalogo, cambios)),
          carrito: actualizarPrecios(carrito, catalogo),
          dividida: actualizarPrecios(dividida, catalogo),
        }));
      }
    },
    cambiosVistos(state, { payload }: En) {
      cambiar(state, payload.clave, () => ({ cambios: undefined }));
    },
    unidadMovida(state, { payload }: En<{ id: string; hacia: Cuenta }>) {
      cambiar(state, payload.clave, ({ carrito, dividida }) => {
        const ida = payload.hacia === 'dividida';
        const { origen, destino } = ida
          ? moverUnidad(carrito, dividida, payload.id)
          : moverUnidad(dividida, carrito, payload.id);
        return ida
          ? { carrito: origen, dividida: destino }
          : { carrito: destino, dividida: origen };
      });
    },
    cuentasReunidas(state, { payload }: En) {
      cambiar(state, payload.clave, ({ carrito, dividida }) => ({
        carrito: reunirCuentas(carrito, dividida),
        dividida: [],
      }));
    },
    clienteElegido(state, { payload }: En<{ cliente: Cliente | null }>) {
      cambiar(state, payload.clave, () => ({ cliente: payload.cliente }));
    },
    pagoIniciado(state, { payload }: En<{ cuenta: Cuenta; idempotencia: string }>) {
      cambiar(state, payload.clave, ({ intento }) => ({
        intento:
          intento?.cuenta === payload.cuenta
            ? intento
            : { idempotencia: payload.idempotencia, cuenta: payload.cuenta, enviadaEn: null },
      }));
    },
    ventaEnviada(
      state,
      { payload }: En<{ enviadaEn: number; recibido: Centavos | null }>,
    ): CarritoState {
      const { clave, ...envio } = payload;
      const venta = abierta(state, clave);
      if (!venta.intento) return state;
      const enviada: VentaAbierta = { ...venta, intento: { ...venta.intento, ...envio } };
      return { ...state, ventas: { ...state.ventas, [clave]: enviada } };
    },
    /**
     * The server said no, or has not seen the sale: the cart is the user's again. The key stays: should the lost
     * request still land, the next try answers that sale instead of making a second one.
     */
    ventaNoRealizada(state, { payload }: En) {
      const { intento } = abierta(state, payload.clave);
      if (intento) intento.enviadaEn = null;
    },
    /** The key belongs to a sale with other lines: what is in the cart now is another sale. */
    intentoGastado(state, { payload }: En) {
      abierta(state, payload.clave).intento = null;
    },
    ventaRealizada(state, { payload }: En<{ hecha: VentaHecha; cuenta: Cuenta }>): CarritoState {
      const { carrito, dividida, nombre }: VentaAbierta = abierta(state, payload.clave);
      const { hecha, cuenta } = payload;
      const resto: Partial<VentaAbierta> = cuenta === 'principal' ? { dividida } : { carrito };
      const siguiente: VentaAbierta = { ...ventaVacia, ...resto, hecha };
      if (nombre && !estaVacia(siguiente)) siguiente.nombre = nombre;
      return { ...state, ventas: { ...state.ventas, [payload.clave]: siguiente } };
    },
    impresionCambiada(
      state,
      { payload }: En<{ id: string; impresion: EstadoImpresion; motivo?: string }>,
    ) {
      const { hecha } = abierta(state, payload.clave);
      if (hecha?.venta.id !== payload.id) return;
      hecha.impresion = payload.impresion;
      hecha.motivo = payload.motivo;
    },
    comprobanteCambiado(state, { payload }: En<{ id: string; estado: EstadoComprobante }>) {
      const { hecha } = abierta(state, payload.clave);
      if (hecha?.venta.id !== payload.id) return;
      hecha.comprobante = payload.estado;
      hecha.apurada = true;
    },
  },
  selectors: {
    selectVenta: (state, clave: string): VentaAbierta => state.ventas[clave] ?? ventaVacia,
    selectVentas: (state) => state.ventas,
    selectCarritos: (state) => state,
    /** Units of each product in an order, by its id; the same until the order changes. */
    selectCantidades: (state, clave: string): ReadonlyMap<string, number> =>
      cantidadesDe(state.ventas[clave]?.carrito ?? ventaVacia.carrito),
  },
});

const inyectado = carritoSlice.injectInto(rootReducer);

export const {
  cambiosVistos,
  cantidadCambiada,
  carritosCargados,
  clienteElegido,
  comprobanteCambiado,
  cuentasReunidas,
  hechaPlegada,
  impresionCambiada,
  intentoGastado,
  lineaFijada,
  lineaQuitada,
  lineaRepuesta,
  ordenRepuesta,
  ordenVaciada,
  pagoIniciado,
  preciosActualizados,
  productoAgregado,
  unidadMovida,
  ventaCargada,
  ventaEnviada,
  ventaNombrada,
  ventaNoRealizada,
  ventaRealizada,
} = carritoSlice.actions;
export const { selectCantidades, selectCarritos, selectVenta, selectVentas } = inyectado.selectors;

/** Any state with the carts in it: what the selectors above read. */
export type EstadoConCarrito = Parameters<typeof selectCarritos>[0];
