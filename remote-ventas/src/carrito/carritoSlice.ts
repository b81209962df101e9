import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { rootReducer } from '@comanda/shared/api';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Aprobacion } from '@comanda/shared/contracts/ventas/ajustes';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { Venta } from '@comanda/shared/contracts/ventas/ventas';
import {
  agregarProducto,
  cambiarCantidad,
  quitarLinea,
  reponerLinea,
  type Carrito,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import type { Rebaja } from '@comanda/shared/domain/dinero/rebaja';

import {
  abonar,
  acordar,
  conCanal,
  conPrecios,
  dividirPorAsiento,
  despuesDe,
  fijarLinea,
  iniciarPago,
  moverEntreCuentas,
  ordenDeVenta,
  quitarAbono,
  rebajarCuenta,
  reponerOrden,
  reunir,
  separarFactura,
  type Acuerdo,
  type CatalogoLeido,
  type Elegidos,
  type LineaFijada,
  type MovimientoEntreCuentas,
  type OrdenDeVenta,
} from './cambiosDeVenta';
import { abierta, cambiarVenta, cambiarCobro, type CarritoState, type En } from './carritoState';
import {
  repetirLineas,
  retirarLineas,
  type LineaPuesta,
  type LineaRepetida,
} from './lineasRepetidas';
import { mesaReducers } from './mesaReducers';
import {
  ventaVacia,
  type Abono,
  type Cobrado,
  type CuentaId,
  type EstadoImpresion,
  type ClienteElegido,
  type VentaAbierta,
  type VentaHecha,
} from './ventaAbierta';

const initialState: CarritoState = { usuario: null, ventas: {} };

/** What the tiles show of an order: one look through the cart serves them all. */
const cantidadesDe = createSelector([(carrito: Carrito) => carrito], (carrito) => {
  const cantidades = new Map<string, number>();
  for (const { id, cantidad } of carrito) cantidades.set(id, (cantidades.get(id) ?? 0) + cantidad);
  return cantidades;
});

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
    ventaOlvidada(state, { payload }: En): CarritoState {
      const { [payload.clave]: _, ...ventas } = state.ventas;
      return { ...state, ventas };
    },
    productoAgregado(
      state,
      { payload }: En<{ producto: Producto; cantidad?: number; modificadores?: Elegidos }>,
    ) {
      const { clave, producto, ...elegido } = payload;
      cambiarVenta(state, clave, ({ carrito, servicio }) => ({
        carrito: agregarProducto(carrito, producto, { ...elegido, servicio }),
        plegada: true,
      }));
    },
    lineasRepetidas(state, { payload }: En<{ lineas: readonly LineaRepetida[] }>) {
      cambiarVenta(state, payload.clave, repetirLineas(payload.lineas));
    },
    lineasRetiradas(state, { payload }: En<{ puestas: readonly LineaPuesta[] }>) {
      cambiarVenta(state, payload.clave, retirarLineas(payload.puestas));
    },
    hechaPlegada(state, { payload }: En<{ plegada: boolean }>) {
      cambiarVenta(state, payload.clave, () => ({ plegada: payload.plegada }));
    },
    ventaNombrada(state, { payload }: En<{ nombre: string }>) {
      cambiarVenta(state, payload.clave, () => ({ nombre: payload.nombre }));
    },
    /** Starts over; what was there comes back with `ordenRepuesta`. */
    ordenVaciada(state, { payload }: En) {
      cambiarVenta(state, payload.clave, () => ordenDeVenta(ventaVacia));
    },
    /** What was emptied comes back; products added meanwhile stay. */
    ordenRepuesta(state, { payload }: En<{ orden: OrdenDeVenta }>) {
      cambiarVenta(state, payload.clave, reponerOrden(payload.orden));
    },
    cantidadCambiada(state, { payload }: En<{ id: string; accion: 'sumar' | 'restar' }>) {
      cambiarVenta(state, payload.clave, ({ carrito }) => ({
        carrito: cambiarCantidad(carrito, payload.id, payload.accion),
      }));
    },
    lineaFijada(state, { payload }: En<{ id: string; fijada: LineaFijada }>) {
      cambiarVenta(state, payload.clave, fijarLinea(payload.id, payload.fijada));
    },
    cuentaRebajada(state, { payload }: En<{ cuenta: CuentaId; rebaja: Rebaja | null }>) {
      cambiarVenta(state, payload.clave, rebajarCuenta(payload.cuenta, payload.rebaja));
    },
    descuentoAprobado(state, { payload }: En<{ aprobacion: Aprobacion }>) {
      cambiarCobro(state, payload.clave, () => ({ aprobacion: payload.aprobacion }));
    },
    /** It was used up, or is too old: another one is asked for. */
    aprobacionGastada(state, { payload }: En) {
      cambiarCobro(state, payload.clave, () => ({ aprobacion: undefined }));
    },
    /** The tip, in dollars; and among how many the bill is shared. */
    cobroAcordado(state, { payload }: En<Acuerdo>) {
      const { clave, ...acordado } = payload;
      cambiarCobro(state, clave, acordar(acordado));
    },
    abonoAgregado(state, { payload }: En<{ abono: Abono }>) {
      cambiarCobro(state, payload.clave, abonar(payload.abono));
    },
    /** What the company says of such a sale; one that some of was paid for goes on as it was. */
    servicioFijado(state, { payload }: En<{ conServicio: boolean }>) {
      const { clave, conServicio } = payload;
      cambiarVenta(state, clave, () => ({ conServicio }));
    },
    abonoQuitado(state, { payload }: En<{ lugar: number }>) {
      cambiarCobro(state, payload.clave, quitarAbono(payload.lugar));
    },
    programacionAnotada(state, { payload }: En<{ programando: string | undefined }>) {
      const { clave, programando } = payload;
      cambiarCobro(state, clave, () => ({ programando }));
    },
    lineaQuitada(state, { payload }: En<{ id: string }>) {
      cambiarVenta(state, payload.clave, ({ carrito, cambios }) => ({
        carrito: quitarLinea(carrito, payload.id),
        cambios: cambios?.filter(({ id }) => id !== payload.id),
      }));
    },
    lineaRepuesta(state, { payload }: En<{ linea: Linea; posicion: number }>) {
      cambiarVenta(state, payload.clave, ({ carrito }) => ({
        carrito: reponerLinea(carrito, payload.linea, payload.posicion),
      }));
    },
    preciosActualizados(state, { payload }: PayloadAction<CatalogoLeido>) {
      const alDia = conPrecios(payload);
      for (const clave of Object.keys(state.ventas))
        if (clave.startsWith(`${payload.empresa}#`)) cambiarCobro(state, clave, alDia);
    },
    /** `callado`: somebody chose it, and sees what becomes of the prices. */
    canalFijado(state, { payload }: En<{ canal: Canal; leido: CatalogoLeido; callado: boolean }>) {
      const { clave, canal, leido, callado } = payload;
      cambiarVenta(state, clave, conCanal(canal, leido, callado));
    },
    cambiosVistos(state, { payload }: En) {
      cambiarVenta(state, payload.clave, () => ({ cambios: undefined, porTarifa: undefined }));
    },
    /** From one bill to another: one unit of a line, several, or all of it. */
    unidadesMovidas(state, { payload }: En<MovimientoEntreCuentas>) {
      cambiarVenta(state, payload.clave, moverEntreCuentas(payload));
    },
    cuentasReunidas(state, { payload }: En) {
      cambiarVenta(state, payload.clave, reunir);
    },
    divididaPorAsiento(state, { payload }: En) {
      cambiarVenta(state, payload.clave, dividirPorAsiento);
    },
    facturaSeparada(state, { payload }: En<{ cuenta: CuentaId }>) {
      cambiarVenta(state, payload.clave, separarFactura(payload.cuenta));
    },
    clienteElegido(state, { payload }: En<{ cliente: ClienteElegido | null }>) {
      cambiarCobro(state, payload.clave, () => ({ cliente: payload.cliente }));
    },
    pagoIniciado(state, { payload }: En<{ cuenta: CuentaId; idempotencia: string }>) {
      cambiarCobro(state, payload.clave, iniciarPago(payload));
    },
    ventaEnviada(state, { payload }: En<{ enviadaEn: number; cobro: Cobrado }>): CarritoState {
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
    ventaRealizada(state, { payload }: En<{ hecha: VentaHecha; cuenta: CuentaId }>): CarritoState {
      const { clave, cuenta, hecha } = payload;
      const siguiente = despuesDe(abierta(state, clave), cuenta, hecha);
      return { ...state, ventas: { ...state.ventas, [clave]: siguiente } };
    },
    /** The server has a sale that this till had made without it. */
    ventaLlegada(state, { payload }: En<{ pendiente: string; venta: Venta }>) {
      const { hecha } = abierta(state, payload.clave);
      if (hecha?.pendiente !== payload.pendiente) return;
      delete hecha.pendiente;
      hecha.venta = payload.venta;
      hecha.comprobante = payload.venta.clave_acceso ? 'POR_FIRMAR' : null;
      hecha.apurada = true;
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
    ...mesaReducers,
    comprobanteCambiado(
      state,
      { payload }: En<{ id: string; estado: EstadoComprobante; mensaje?: string | null }>,
    ) {
      const { hecha } = abierta(state, payload.clave);
      if (hecha?.venta.id !== payload.id) return;
      hecha.comprobante = payload.estado;
      hecha.aviso = payload.mensaje ?? undefined;
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
  abonoAgregado,
  aprobacionGastada,
  abonoQuitado,
  servicioFijado,
  cambiosVistos,
  canalFijado,
  cantidadCambiada,
  carritosCargados,
  clienteElegido,
  cobroAcordado,
  comprobanteCambiado,
  cuentaRebajada,
  cuentasReunidas,
  descuentoAprobado,
  divididaPorAsiento,
  envioDestinado,
  envioDevuelto,
  envioHecho,
  envioPreparado,
  facturaSeparada,
  hechaPlegada,
  impresionCambiada,
  intentoGastado,
  lineaFijada,
  lineaQuitada,
  lineaRepuesta,
  lineasRepetidas,
  lineasRetiradas,
  ordenRepuesta,
  ordenSincronizada,
  ordenVaciada,
  pagoIniciado,
  preciosActualizados,
  productoAgregado,
  programacionAnotada,
  servicioElegido,
  unidadesMovidas,
  ventaCargada,
  ventaEnviada,
  ventaLlegada,
  ventaNombrada,
  ventaNoRealizada,
  ventaOlvidada,
  ventaRealizada,
} = carritoSlice.actions;
export const { selectCantidades, selectCarritos, selectVenta, selectVentas } = inyectado.selectors;

/** Any state with the carts in it: what the selectors above read. */
export type EstadoConCarrito = Parameters<typeof selectCarritos>[0];
