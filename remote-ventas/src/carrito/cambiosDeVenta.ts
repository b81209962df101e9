import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { cambiosDePrecio } from '@comanda/shared/domain/producto/cambiosDePrecio';
import {
  actualizarPrecios,
  anotarLinea,
  fijarCantidad,
  modificarLinea,
  rebajarLinea,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import {
  moverUnidades,
  rebajaEnLineas,
  reunirCuentas,
} from '@comanda/shared/domain/orden/cuentaDividida';
import type { Rebaja } from '@comanda/shared/domain/dinero/rebaja';

import type { CambioDeVenta } from './carritoState';
import { cambioPorTarifa } from './porTarifa';
import {
  abonosDe,
  conCuenta,
  cuentaDeVenta,
  estaVacia,
  lineasRebajadas,
  parteNueva,
  PRINCIPAL,
  todasLasLineas,
  ventaVacia,
  type Abono,
  type CuentaId,
  type EnCobro,
  type VentaAbierta,
  type VentaHecha,
} from './ventaAbierta';

/** What 'Vaciar orden' takes away. */
export type OrdenDeVenta = Pick<
  VentaAbierta,
  | 'carrito'
  | 'rebaja'
  | 'enCobro'
  | 'programando'
  | 'aprobacion'
  | 'partes'
  | 'cliente'
  | 'nombre'
  | 'cambios'
  | 'pagadas'
>;

export const ordenDeVenta = (venta: VentaAbierta): OrdenDeVenta => ({
  carrito: venta.carrito,
  rebaja: venta.rebaja,
  enCobro: venta.enCobro,
  programando: venta.programando,
  aprobacion: venta.aprobacion,
  partes: venta.partes,
  cliente: venta.cliente,
  nombre: venta.nombre,
  cambios: venta.cambios,
  pagadas: venta.pagadas,
});

/** What was emptied comes back; products added meanwhile stay. */
export const reponerOrden =
  (orden: OrdenDeVenta): CambioDeVenta =>
  (actual) => ({
    carrito: reunirCuentas(orden.carrito, actual.carrito),
    rebaja: actual.rebaja ?? orden.rebaja,
    enCobro: actual.enCobro ?? orden.enCobro,
    programando: actual.programando ?? orden.programando,
    aprobacion: actual.aprobacion ?? orden.aprobacion,
    partes: orden.partes.length > 0 ? orden.partes : actual.partes,
    pagadas: orden.pagadas,
    cliente: actual.cliente ?? orden.cliente,
    nombre: actual.nombre ?? orden.nombre,
    cambios: orden.cambios,
  });

export type Elegidos = NonNullable<Linea['modificadores']>;

/** What a person said of a line; what is undefined stays as it is. */
export type LineaFijada = {
  cantidad: number;
  opciones: string;
  rebaja?: Rebaja | null;
  modificadores?: { producto: Producto; elegidos: Elegidos };
};

export const fijarLinea =
  (id: string, { cantidad, opciones, rebaja, modificadores }: LineaFijada): CambioDeVenta =>
  ({ carrito }) => {
    const anotado = anotarLinea(fijarCantidad(carrito, id, cantidad), id, opciones);
    const rebajado = rebaja === undefined ? anotado : rebajarLinea(anotado, id, rebaja);
    if (!modificadores) return { carrito: rebajado };
    const { producto, elegidos } = modificadores;
    return { carrito: modificarLinea(rebajado, id, producto, elegidos) };
  };

export const rebajarCuenta =
  (id: CuentaId, rebaja: Rebaja | null): CambioDeVenta =>
  (venta) => {
    const { carrito } = cuentaDeVenta(venta, id);
    return { rebaja: undefined, ...conCuenta(venta, id, { carrito, rebaja: rebaja ?? undefined }) };
  };

const enCobroDe = ({ enCobro, intento }: VentaAbierta): EnCobro =>
  enCobro ?? { cuenta: intento?.cuenta ?? PRINCIPAL, abonos: [] };

/** The tip, in dollars; and among how many a bill is shared. */
export type Acuerdo = { propina?: number; partes?: number | undefined };

export const acordar =
  (acuerdo: Acuerdo): CambioDeVenta =>
  (venta) => ({ enCobro: { ...enCobroDe(venta), ...acuerdo } });

export const abonar =
  (abono: Abono): CambioDeVenta =>
  (venta) => {
    const enCobro = enCobroDe(venta);
    return { enCobro: { ...enCobro, abonos: [...enCobro.abonos, abono] } };
  };

export const quitarAbono =
  (lugar: number): CambioDeVenta =>
  (venta) => {
    const enCobro = enCobroDe(venta);
    return { enCobro: { ...enCobro, abonos: enCobro.abonos.toSpliced(lugar, 1) } };
  };

/** What another bill of the tab was being paid with is over, unless some of it was taken. */
export const iniciarPago =
  ({ cuenta, idempotencia }: { cuenta: CuentaId; idempotencia: string }): CambioDeVenta =>
  (venta) => {
    const { intento, enCobro } = venta;
    const sigue = enCobro?.cuenta === cuenta || abonosDe(venta).length > 0;
    return {
      intento: intento?.cuenta === cuenta ? intento : { idempotencia, cuenta, enviadaEn: null },
      enCobro: sigue ? enCobro : { cuenta, abonos: [] },
    };
  };

export type CatalogoLeido = {
  empresa: string;
  productos: readonly Producto[];
  modificadores: readonly Modificador[];
  /** Where tarifas hold: the same products as each channel sells them, and by which tarifas. */
  porCanal?: Partial<Record<Canal, DeCanal>>;
};

/** What a channel sells at this hour, and the names of the tarifas that hold for it. */
export type DeCanal = { productos: readonly Producto[]; tarifas: readonly string[] };

/** At today's prices, and which of them changed; where a tarifa began or ended, what became of the total. */
export function conPrecios({ productos, modificadores, porCanal }: CatalogoLeido): CambioDeVenta {
  const elegibles = new Map(modificadores.map((elegible) => [elegible.id, elegible]));
  const catalogoDe = ({ canal }: VentaAbierta) => {
    const suyos = (canal && porCanal?.[canal]?.productos) ?? productos;
    return {
      productos: new Map(suyos.map((producto) => [producto.id, producto])),
      modificadores: elegibles,
    };
  };
  return (venta) => {
    const catalogo = catalogoDe(venta);
    const cambios = cambiosDePrecio(todasLasLineas(venta), catalogo, venta.cambios);
    const cambiada = {
      cambios: cambios.length > 0 ? cambios : undefined,
      carrito: actualizarPrecios(venta.carrito, catalogo),
      partes: venta.partes.map((parte) => ({
        ...parte,
        carrito: actualizarPrecios(parte.carrito, catalogo),
      })),
    };
    const tarifas = (venta.canal && porCanal?.[venta.canal]?.tarifas) ?? [];
    if (tarifas.length === 0 && !venta.tarifas && !venta.porTarifa) return cambiada;
    const despues = { ...cambiada, tarifas };
    return { ...despues, porTarifa: cambioPorTarifa(venta, { ...venta, ...despues }) };
  };
}

/** The channel that somebody chose is no news to them; one that came with the catalogue is. */
export const conCanal =
  (canal: Canal, leido: CatalogoLeido, callado: boolean): CambioDeVenta =>
  (venta) => {
    const otra = { ...venta, canal };
    const cambiada = { canal, ...conPrecios(leido)(otra) };
    return callado ? { ...cambiada, cambios: undefined, porTarifa: undefined } : cambiada;
  };

/** `id`: the line's. */
export type MovimientoEntreCuentas = {
  id: string;
  de: CuentaId;
  a: CuentaId;
  cuantas?: number | undefined;
};

/** What a bill loses as a whole goes into its lines first: each takes its share along. */
export const moverEntreCuentas =
  ({ id, de, a, cuantas }: MovimientoEntreCuentas): CambioDeVenta =>
  (venta) => {
    const desde = rebajaEnLineas(cuentaDeVenta(venta, de));
    const hasta = rebajaEnLineas(cuentaDeVenta(venta, a));
    const { origen, destino } = moverUnidades(desde, hasta, id, cuantas);
    const sinOrigen = conCuenta(venta, de, { carrito: origen });
    return { rebaja: undefined, ...conCuenta(sinOrigen, a, { carrito: destino }) };
  };

export const reunir: CambioDeVenta = (venta) => ({
  carrito: lineasRebajadas(venta),
  rebaja: undefined,
  partes: [],
});

/** A part for each seat of the table; what is nobody's stays on the bill. */
export const dividirPorAsiento: CambioDeVenta = (venta) => {
  const juntas = { ...venta, ...reunir(venta) };
  return asientosDe(juntas).reduce<VentaAbierta>((queda, asiento) => {
    const suyas = queda.carrito.filter(({ servicio }) => servicio?.asiento === asiento);
    const resto = queda.carrito.filter((linea) => !suyas.includes(linea));
    return conCuenta({ ...queda, carrito: resto }, parteNueva(queda), { carrito: suyas });
  }, juntas);
};

/** What goes with an invoice leaves a bill for a part of its own, with its share of what is taken off: one sale is one document. */
export const separarFactura =
  (id: CuentaId): CambioDeVenta =>
  (venta) => {
    const carrito = rebajaEnLineas(cuentaDeVenta(venta, id));
    const fuera = carrito.filter(({ fuera_regimen }) => fuera_regimen);
    const dentro = carrito.filter(({ fuera_regimen }) => !fuera_regimen);
    const queda = conCuenta(venta, id, { carrito: dentro });
    return {
      rebaja: undefined,
      ...conCuenta(queda, parteNueva(queda), { carrito: fuera }),
    };
  };

/** Seats that something of a sale is for, in order. */
export const asientosDe = (venta: Pick<VentaAbierta, 'carrito' | 'partes'>): number[] =>
  [...new Set(todasLasLineas(venta).flatMap(({ servicio }) => servicio?.asiento ?? []))].sort(
    (a, b) => a - b,
  );

/** A tab once one of its bills is sold: what is left of it, and the sale. */
export function despuesDe(venta: VentaAbierta, cuenta: CuentaId, hecha: VentaHecha): VentaAbierta {
  const resto = conCuenta(venta, cuenta, { carrito: [] });
  if (estaVacia(resto)) return { ...ventaVacia, hecha };
  const { carrito, rebaja, partes, nombre, aprobacion, orden, conServicio, pagadas = [] } = resto;
  const { canal, tarifas } = resto;
  const { secuencia, nota, total, descuento } = hecha.venta;
  return {
    ...ventaVacia,
    carrito,
    partes,
    hecha,
    pagadas: [...pagadas, { secuencia, total, ...(nota && { nota }) }],
    ...(rebaja && { rebaja }),
    ...(nombre && { nombre }),
    ...(orden && { orden }),
    ...(conServicio && { conServicio }),
    ...(canal && { canal }),
    ...(tarifas && { tarifas }),
    // one that a part was paid with is used up
    ...(aprobacion && descuento === 0 && { aprobacion }),
  };
}
