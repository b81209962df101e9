import type { Modificador } from '../../contracts/inventario/modificadores';
import type { Curso } from '../../contracts/ventas/ordenes';
import type { Producto } from '../../contracts/inventario/productos';
import type { LineaVenta } from '../../contracts/ventas/ventas';

import { aCentavos, aDolares, centavos, multiplicar, sumar, type Centavos } from '../dinero/dinero';
import { calcularTotales, ivaUnitario, tarifaDe, type Tarifa, type Totales } from '../dinero/iva';
import {
  rebajableDe,
  rebajaDe,
  porcentajeMayor,
  repartirDescuento,
  type Rebaja,
  type Rebajable,
} from '../dinero/rebaja';
import { servicioDe } from '../dinero/servicio';
import { pisoDeIce } from '../ley/ice';
import { precioConElegidos } from '../producto/opciones';

export const CANTIDAD_MAXIMA = 9999;
const CANTIDAD_MINIMA = 1;
/** A weight has three decimals. */
const PESO_MINIMO = 0.001;

/** Spec section 3, Cart line, as it is kept locally. What of it is sent: `aLineaVenta`. */
export type Linea = Omit<LineaVenta, 'descuento' | 'motivo_descuento'> & {
  /** What the order's lines (`orden_lineas`) that are paid as one have in common. Its price was agreed. */
  grupo?: string;
  servicio?: ServicioDeMesa;
  por_peso?: boolean;
  /** Outside the regime of a negocio popular. */
  fuera_regimen?: boolean;
  /** It is sold by weight: each weighing is a line, priced on its own. */
  pesada?: number;
  rebaja?: Rebaja;
};
export type Carrito = readonly Linea[];

/** How the kitchen is to serve a line: with which course, and to whom of the table. */
export type ServicioDeMesa = { curso?: Curso; asiento?: number };

/** What a till knows of what is sold: products by id, and what can be added to them, by id. */
export type Catalogo = {
  productos: ReadonlyMap<string, Producto>;
  modificadores: ReadonlyMap<string, Modificador>;
};

type ConClave = Pick<Linea, 'id' | 'modificadores' | 'pesada' | 'grupo' | 'servicio'>;

/** A line of an order: its product, and what was chosen with it. The same product without onion is another line. */
export function claveDeLinea({
  id,
  modificadores = [],
  pesada,
  grupo,
  servicio,
}: ConClave): string {
  if (grupo !== undefined) return grupo;
  if (modificadores.length === 0 && pesada === undefined && !servicio) return id;
  const suyos = modificadores.map((modificador) => modificador.id).sort();
  const { curso = '', asiento = '' } = servicio ?? {};
  return [
    id,
    ...suyos,
    ...(pesada === undefined ? [] : [`*${pesada}`]),
    ...(servicio ? [`~${curso}${asiento}`] : []),
  ].join('+');
}

/** A line as it goes into a cart: what is weighed is never one with what was weighed before. */
export function paraCarrito(carrito: Carrito, linea: Linea): Linea {
  if (!linea.por_peso || linea.grupo !== undefined) return linea;
  const tomadas = new Set(carrito.map(({ id, pesada }) => (id === linea.id ? pesada : undefined)));
  let pesada = linea.pesada ?? 1;
  while (tomadas.has(pesada)) pesada += 1;
  return pesada === linea.pesada ? linea : { ...linea, pesada };
}

/** What few products have, and a line has with them. */
export const loRaroDe = ({ fuera_regimen, ice }: LoRaro): LoRaro => ({
  ...(fuera_regimen && { fuera_regimen }),
  ...(ice && { ice }),
});
type LoRaro = Pick<Linea, 'fuera_regimen' | 'ice'>;

/** A line without it, to be told anew. */
export function sinLoRaro({ fuera_regimen: _, ice: __, ...linea }: Linea): Linea {
  return linea;
}

type Agregado = {
  cantidad?: number;
  modificadores?: LineaVenta['modificadores'];
  servicio?: ServicioDeMesa | undefined;
};

/** Adds a product: a new line with cantidad 1, or one more of the line that is there (spec section 4, Cart). */
export function agregarProducto(
  carrito: Carrito,
  producto: Producto,
  { cantidad = 1, modificadores = [], servicio }: Agregado = {},
): Carrito {
  const { id, id_categoria, producto: nombre, porcentaje_iva, por_peso } = producto;
  const linea: Linea = {
    id,
    id_categoria,
    producto: nombre,
    porcentaje_iva,
    precio_venta: precioCon(producto, modificadores),
    cantidad,
    iva: 0,
    subtota: 0,
    ...(modificadores.length > 0 && { modificadores }),
    ...(por_peso && { por_peso }),
    ...loRaroDe(producto),
    ...(servicio && { servicio }),
  };
  return reponerLinea(carrito, conCantidad(linea, cantidad), carrito.length);
}

/** 'sumar' increases by one; any other action decreases by one, never below 1 (spec section 4, Cart). */
export function cambiarCantidad(carrito: Carrito, clave: string, accion: string): Carrito {
  const paso = accion === 'sumar' ? 1 : -1;
  return carrito.map((linea) =>
    claveDeLinea(linea) === clave ? conCantidad(linea, linea.cantidad + paso) : linea,
  );
}

/** Sets a typed quantity; one that cannot be of that line leaves it as it is. */
export function fijarCantidad(carrito: Carrito, clave: string, cantidad: number): Carrito {
  return carrito.map((linea) =>
    claveDeLinea(linea) === clave && esCantidad(linea, cantidad)
      ? conCantidad(linea, cantidad)
      : linea,
  );
}

/** Units are whole; a weight has three decimals. */
export function esCantidad({ por_peso }: Pick<Linea, 'por_peso'>, cantidad: number): boolean {
  return por_peso
    ? Math.abs(cantidad * 1000 - Math.round(cantidad * 1000)) < 1e-6
    : Number.isInteger(cantidad);
}

/** Sets what the kitchen has to know of a line; an empty text takes the note away. */
export function anotarLinea(carrito: Carrito, clave: string, opciones: string): Carrito {
  return carrito.map((anotada) => {
    if (claveDeLinea(anotada) !== clave) return anotada;
    const { opciones: _, ...linea } = anotada;
    return opciones ? { ...linea, opciones } : linea;
  });
}

/** Gives a line its discount, or takes it away. */
export function rebajarLinea(carrito: Carrito, clave: string, rebaja: Rebaja | null): Carrito {
  return carrito.map((linea) => (claveDeLinea(linea) === clave ? conRebaja(linea, rebaja) : linea));
}

/** Chooses other modifiers for a line; one that becomes the same as another line joins it. */
export function modificarLinea(
  carrito: Carrito,
  clave: string,
  producto: Producto,
  modificadores: NonNullable<LineaVenta['modificadores']>,
): Carrito {
  const lugar = carrito.findIndex((linea) => claveDeLinea(linea) === clave);
  const linea = carrito[lugar];
  if (!linea) return carrito;
  const { modificadores: _, ...suya } = linea;
  const otra = conCantidad(
    {
      ...suya,
      precio_venta: precioCon(producto, modificadores),
      ...(modificadores.length > 0 && { modificadores }),
    },
    linea.cantidad,
  );
  return reponerLinea(quitarLinea(carrito, clave), otra, lugar);
}

/** Removes a line. */
export function quitarLinea(carrito: Carrito, clave: string): Carrito {
  return carrito.filter((linea) => claveDeLinea(linea) !== clave);
}

/**
 * Puts a removed line back where it was (undo); a line added again meanwhile gets its units. Of what became one line, as much is
 * taken off as was taken off each: a percentage is its amount then, and what nothing was taken off bears none of it.
 */
export function reponerLinea(carrito: Carrito, repuesta: Linea, posicion: number): Carrito {
  const linea = paraCarrito(carrito, repuesta);
  const clave = claveDeLinea(linea);
  const suya = carrito.find((otra) => claveDeLinea(otra) === clave);
  if (!suya) return carrito.toSpliced(posicion, 0, linea);
  const junta = conCantidad(suya, suya.cantidad + linea.cantidad);
  const con = conRebaja(junta, sumarRebajas(suya, linea));
  return carrito.map((otra) => (otra === suya ? con : otra));
}

function sumarRebajas(una: Linea, otra: Linea): Rebaja | undefined {
  const rebaja = una.rebaja ?? otra.rebaja;
  const monto = sumar([una, otra].map(descuentoDeLinea));
  return rebaja && { ...rebaja, tipo: 'MONTO', valor: aDolares(monto) };
}

/** A line with what is taken off it; nothing is no discount. */
export function conRebaja({ rebaja: _, ...linea }: Linea, rebaja?: Rebaja | null): Linea {
  return rebaja && rebaja.valor > 0 ? { ...linea, rebaja } : linea;
}

/** A line with a quantity within its limits, and the amounts that follow from it. */
export function conCantidad(linea: Linea, cantidad: number): Linea {
  const minima = linea.por_peso ? PESO_MINIMO : CANTIDAD_MINIMA;
  const exacta = linea.por_peso ? Math.round(cantidad * 1000) / 1000 : cantidad;
  const unidades = Math.min(CANTIDAD_MAXIMA, Math.max(minima, exacta));
  const precio = aCentavos(linea.precio_venta);
  return {
    ...linea,
    cantidad: unidades,
    iva: aDolares(ivaUnitario(precio, tarifaDeLinea(linea))),
    subtota: aDolares(multiplicar(precio, unidades)),
  };
}

/** Dollars of one unit with what was chosen with it. */
export function precioCon(
  { precio_venta }: Pick<Producto, 'precio_venta'>,
  modificadores: readonly { precio: number }[],
): number {
  if (modificadores.length === 0) return precio_venta;
  const elegidos = modificadores.map(({ precio }) => ({ precio: aCentavos(precio) }));
  return aDolares(precioConElegidos(aCentavos(precio_venta), elegidos));
}

type LineaVigente = Pick<
  Linea,
  'precio_venta' | 'porcentaje_iva' | 'producto' | 'modificadores' | 'fuera_regimen' | 'ice'
>;

/** What a line of today's catalogue would say of this one; undefined where its product left it. What was agreed stays. */
export function lineaVigente(
  linea: Linea,
  { productos, modificadores }: Catalogo,
): LineaVigente | undefined {
  if (linea.orden_lineas) return linea;
  const producto = productos.get(linea.id);
  if (!producto) return undefined;
  const { porcentaje_iva, producto: nombre } = producto;
  const raro = loRaroDe(producto);
  const { precio_venta: precio } = producto;
  if (!linea.modificadores)
    return { precio_venta: precio, porcentaje_iva, producto: nombre, ...raro };
  // one that is gone keeps what it was: the server refuses it by name
  const suyos = linea.modificadores.map((elegido) => {
    const { nombre: dicho, precio } = modificadores.get(elegido.id) ?? elegido;
    return { id: elegido.id, nombre: dicho, precio };
  });
  const precio_venta = precioCon(producto, suyos);
  return { precio_venta, porcentaje_iva, producto: nombre, modificadores: suyos, ...raro };
}

/**
 * The cart at today's prices: lines of products whose price, name or rate changed follow the catalogue. The same
 * cart, not a copy, when nothing changed; a product that left the catalogue stays for the server to refuse by name.
 */
export function actualizarPrecios(carrito: Carrito, catalogo: Catalogo): Carrito {
  const nuevas = carrito.map((linea) => {
    const vigente = lineaVigente(linea, catalogo);
    if (!vigente || sigueIgual(linea, vigente)) return linea;
    return conCantidad({ ...sinLoRaro(linea), ...vigente }, linea.cantidad);
  });
  return nuevas.some((linea, i) => linea !== carrito[i]) ? nuevas : carrito;
}

const sigueIgual = (linea: Linea, vigente: NonNullable<ReturnType<typeof lineaVigente>>) =>
  vigente.precio_venta === linea.precio_venta &&
  vigente.porcentaje_iva === linea.porcentaje_iva &&
  vigente.fuera_regimen === linea.fuera_regimen &&
  vigente.ice === linea.ice &&
  vigente.producto === linea.producto;

/** What of a line is never taken off, in cents: that of its ICE. */
export const pisoDeLinea = (linea: Pick<Linea, 'ice' | 'cantidad' | 'porcentaje_iva'>): Centavos =>
  linea.ice ? pisoDeIce(aCentavos(linea.ice), linea.cantidad, tarifaDeLinea(linea)) : centavos(0);

/** What may be taken off a line that nothing is off yet, in cents. */
export const rebajableDeLinea = (linea: Linea): Centavos =>
  rebajableDe({
    bruto: aCentavos(linea.subtota),
    descuento: centavos(0),
    piso: pisoDeLinea(linea),
  });

/** What is taken off a line, in cents. */
export const descuentoDeLinea = (linea: Linea): Centavos =>
  linea.rebaja ? rebajaDe(linea.rebaja, rebajableDeLinea(linea)) : centavos(0);

const calculados = new WeakMap<Carrito, Totales>();

/** Totals of a cart in cents. A cart never changes, so each is added up once. */
export function totalesDeCarrito(carrito: Carrito): Totales {
  const hechos = calculados.get(carrito);
  if (hechos) return hechos;
  const totales = sumarLineas(carrito, carrito.map(descuentoDeLinea));
  calculados.set(carrito, totales);
  return totales;
}

/** A bill: what is on it, and what is taken off the whole of it. `conServicio`: the servicio of the law is added to it. */
export type CuentaDeCarrito = {
  carrito: Carrito;
  rebaja?: Rebaja | undefined;
  conServicio?: boolean | undefined;
};

/** What is taken off a whole bill besides what its lines lose, in cents. */
export function descuentoDeCuenta({ carrito, rebaja }: CuentaDeCarrito): Centavos {
  return rebaja ? rebajaDe(rebaja, rebajableDeCarrito(carrito)) : centavos(0);
}

/** What may be taken off a cart besides what its lines lose, in cents. */
export const rebajableDeCarrito = (carrito: Carrito): Centavos =>
  sumar(carrito.map((linea) => rebajableDe(rebajadaDe(linea))));

const rebajadaDe = (linea: Linea): Rebajable => ({
  bruto: aCentavos(linea.subtota),
  descuento: descuentoDeLinea(linea),
  piso: pisoDeLinea(linea),
});

/** Totals of a bill, its own discount shared out over its lines. */
export function totalesDeCuenta(cuenta: CuentaDeCarrito): Totales {
  if (!cuenta.rebaja) return totalesDeCarrito(cuenta.carrito);
  return sumarLineas(cuenta.carrito, descuentosDeCuenta(cuenta));
}

/** The servicio of a bill, in cents; 0 where it bears none. */
export const servicioDeCuenta = (cuenta: CuentaDeCarrito): Centavos =>
  cuenta.conServicio ? servicioDe(totalesDeCuenta(cuenta).subtotal) : centavos(0);

/** What a bill comes to with its servicio. */
export const totalDeCuenta = (cuenta: CuentaDeCarrito): Centavos =>
  sumar([totalesDeCuenta(cuenta).total, servicioDeCuenta(cuenta)]);

/** All that is taken off a bill, its lines included, in cents. */
export const descuentoTotal = (cuenta: CuentaDeCarrito): Centavos =>
  sumar([...cuenta.carrito.map(descuentoDeLinea), descuentoDeCuenta(cuenta)]);

/** What each line of a bill loses in the end, in cents. */
export function descuentosDeCuenta(cuenta: CuentaDeCarrito): Centavos[] {
  return repartirDescuento(cuenta.carrito.map(rebajadaDe), descuentoDeCuenta(cuenta));
}

/** The most that any line of a bill loses in the end, in whole percent: what an approval has to be of. */
export function porcentajeDeCuenta(cuenta: CuentaDeCarrito): number {
  const descuentos = descuentosDeCuenta(cuenta);
  return porcentajeMayor(
    cuenta.carrito.map((linea, i) => ({
      bruto: rebajadaDe(linea).bruto,
      descuento: descuentos[i] ?? centavos(0),
    })),
  );
}

function sumarLineas(carrito: Carrito, descuentos: readonly Centavos[]): Totales {
  return calcularTotales(
    carrito.map((linea, i) => ({
      precio: aCentavos(linea.precio_venta),
      cantidad: linea.cantidad,
      tarifa: tarifaDeLinea(linea),
      descuento: descuentos[i],
    })),
  );
}

/** A line as it is sent (spec section 3, Cart line). */
export function aLineaVenta(linea: Linea): LineaVenta {
  const { por_peso: _, pesada: __, grupo: ___, servicio: ____, ...dicha } = linea;
  const { fuera_regimen: _____, rebaja, ...enviada } = dicha;
  if (!rebaja) return enviada;
  const descuento = aDolares(descuentoDeLinea(linea));
  return { ...enviada, descuento, motivo_descuento: rebaja.motivo };
}

/** How many units a cart holds; what is weighed counts as one. */
export function unidadesDe(carrito: Carrito): number {
  return carrito.reduce((suma, { cantidad, por_peso }) => suma + (por_peso ? 1 : cantidad), 0);
}

/** An unknown rate counts as zero-rated on screen; the server, which knows the product, refuses what differs. */
function tarifaDeLinea({ porcentaje_iva }: Pick<Linea, 'porcentaje_iva'>): Tarifa {
  return tarifaDe(porcentaje_iva) ?? 0;
}
