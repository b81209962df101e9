import { iceDeLinea } from '../ley/ice';

import { centavos, completar, multiplicar, repartir, sumar, type Centavos } from './dinero';
import { baseSinIva, calcularTotales, type LineaGravada, type Tarifa, type Totales } from './iva';

/** A line of an invoice, in cents with tax (contracts/facturacion/comprobante). */
export type LineaFacturada = {
  codigo: string;
  descripcion: string;
  cantidad: number;
  precio_venta: number;
  tarifa: number;
  descuento?: number | undefined;
  /** Of one unit; of none where it is not there. */
  ice?: number | undefined;
};

/** What a credit note gave back of a line, by its place in the invoice. `cantidad` is 0 where it lowered the price alone. */
export type Devuelto = { linea: number; cantidad: number; monto: number };

/** What is asked for of a line: so many units of it, or an amount off its price. */
export type PedidoDeLinea = { linea: number; cantidad: number } | { linea: number; monto: number };

/** What of a line may still be given back. */
export type QuedaDeLinea = { cantidad: number; monto: Centavos };

/** A credit note over a part of an invoice. `antes`: what earlier ones gave back, by rate. */
export type Parte = {
  lineas: LineaFacturada[];
  devuelve: Devuelto[];
  antes: Record<string, number>;
};

export type FaltaDeParte = 'LINEA' | 'EXCEDE' | 'NADA';

/** What a line costs, tax included, in cents. */
export const brutoDeLinea = ({
  precio_venta,
  cantidad,
  descuento = 0,
}: Pick<LineaFacturada, 'precio_venta' | 'cantidad' | 'descuento'>): Centavos =>
  centavos(multiplicar(centavos(precio_venta), cantidad) - descuento);

/**
 * The ICE of a line, in cents. No more than the base that it has at least, whatever lines share its rate: what the database adds
 * up line by line (services/billing/reporteria/mesSql) is then what documents say.
 */
export function iceFacturado(
  linea: Pick<LineaFacturada, 'precio_venta' | 'cantidad' | 'descuento' | 'tarifa' | 'ice'>,
): Centavos {
  if (!linea.ice) return centavos(0);
  const base = centavos(Math.floor((brutoDeLinea(linea) * 100) / (100 + linea.tarifa)));
  return iceDeLinea(centavos(linea.ice), linea.cantidad, base);
}

const enMilesimas = (cantidad: number): number => Math.round(cantidad * 1000);

/** What is left of each line of an invoice after the notes that it has. */
export function quedaDeLineas(
  lineas: readonly LineaFacturada[],
  devueltos: readonly Devuelto[],
): QuedaDeLinea[] {
  return lineas.map((linea, i) => {
    const suyos = devueltos.filter((uno) => uno.linea === i);
    const monto = centavos(brutoDeLinea(linea) - suyos.reduce((suma, uno) => suma + uno.monto, 0));
    const milesimas = suyos.reduce(
      (quedan, uno) => quedan - enMilesimas(uno.cantidad),
      enMilesimas(linea.cantidad),
    );
    return { cantidad: monto > 0 ? milesimas / 1000 : 0, monto };
  });
}

/**
 * What so many units of a line come to: its share of the line, and with the last of them all that is left. Units that bear ICE are
 * counted from the first that came back, so that rounding leaves none of them less than its ICE.
 */
export function montoDeUnidades(
  linea: LineaFacturada,
  queda: QuedaDeLinea,
  cantidad: number,
): Centavos {
  const [pedidas, todas] = [enMilesimas(cantidad), enMilesimas(linea.cantidad)];
  if (pedidas >= enMilesimas(queda.cantidad)) return queda.monto;
  const bruto = brutoDeLinea(linea);
  const [suyo = centavos(0)] = linea.ice
    ? [entreUnidades(bruto, todas, todas - enMilesimas(queda.cantidad), pedidas)]
    : repartir(bruto, [pedidas, todas - pedidas]);
  return centavos(Math.min(suyo, queda.monto));
}

/** Of an amount over `todas`, what `pedidas` have after the first `antes`. */
const entreUnidades = (
  monto: Centavos,
  todas: number,
  antes: number,
  pedidas: number,
): Centavos => {
  const hasta = (cuantas: number) => Math.floor((monto * cuantas) / todas);
  return centavos(hasta(antes + pedidas) - hasta(antes));
};

/** The lines of a note over what is asked for, or why there can be none. No two of `pedidos` are of one line. */
export function parteDe(
  lineas: readonly LineaFacturada[],
  devueltos: readonly Devuelto[],
  pedidos: readonly PedidoDeLinea[],
): { parte: Parte; falta?: never } | { parte?: never; falta: FaltaDeParte } {
  const quedan = quedaDeLineas(lineas, devueltos);
  const parte: Parte = { lineas: [], devuelve: [], antes: antesDe(lineas, devueltos) };
  for (const pedido of pedidos) {
    const linea = lineas[pedido.linea];
    const queda = quedan[pedido.linea];
    if (!linea || !queda) return { falta: 'LINEA' };
    const hecho = devolverDe(linea, queda, pedido);
    if ('falta' in hecho) return hecho;
    parte.lineas.push(hecho.linea);
    parte.devuelve.push(hecho.devuelto);
  }
  return parte.lineas.length > 0 ? { parte } : { falta: 'NADA' };
}

type Hecho = { linea: LineaFacturada; devuelto: Devuelto } | { falta: FaltaDeParte };

function devolverDe(linea: LineaFacturada, queda: QuedaDeLinea, pedido: PedidoDeLinea): Hecho {
  if ('monto' in pedido) {
    if (pedido.monto > queda.monto) return { falta: 'EXCEDE' };
    if (pedido.monto <= 0) return { falta: 'NADA' };
    return {
      linea: rebajaDe(linea, centavos(pedido.monto)),
      devuelto: { linea: pedido.linea, cantidad: 0, monto: pedido.monto },
    };
  }
  const { cantidad } = pedido;
  if (enMilesimas(cantidad) > enMilesimas(queda.cantidad)) return { falta: 'EXCEDE' };
  // half a bag bears no half of its ICE
  if (linea.ice && !Number.isInteger(cantidad)) return { falta: 'NADA' };
  const monto = montoDeUnidades(linea, queda, cantidad);
  if (monto <= 0) return { falta: 'NADA' };
  return {
    linea: unidadesDe(linea, cantidad, monto),
    devuelto: { linea: pedido.linea, cantidad, monto },
  };
}

const rebajaDe = (
  { codigo, descripcion, tarifa }: LineaFacturada,
  monto: Centavos,
): LineaFacturada => ({
  codigo,
  descripcion: `Rebaja: ${descripcion}`,
  cantidad: 1,
  precio_venta: monto,
  tarifa,
});

/** The line of a note that comes to `monto`: its price where that is enough, and what is too much as a discount. */
function unidadesDe(linea: LineaFacturada, cantidad: number, monto: Centavos): LineaFacturada {
  const { codigo, descripcion, tarifa, precio_venta, ice } = linea;
  const suficiente = Math.ceil((monto * 1000) / enMilesimas(cantidad));
  const alcanza = multiplicar(centavos(precio_venta), cantidad) >= monto;
  const precio = centavos(alcanza ? precio_venta : suficiente);
  const descuento = multiplicar(precio, cantidad) - monto;
  return {
    codigo,
    descripcion,
    cantidad,
    precio_venta: precio,
    tarifa,
    ...(descuento > 0 && { descuento }),
    ...(ice !== undefined && { ice }),
  };
}

/** What notes gave back at each rate, tax included. */
function antesDe(
  lineas: readonly LineaFacturada[],
  devueltos: readonly Devuelto[],
): Record<string, number> {
  const antes: Record<string, number> = {};
  for (const { linea, monto } of devueltos) {
    const tarifa = lineas[linea]?.tarifa;
    if (tarifa !== undefined) antes[tarifa] = (antes[tarifa] ?? 0) + monto;
  }
  return antes;
}

/**
 * Totals of a note over a part of an invoice, after what others gave back of it. The base of a rate is what that of
 * everything given back grows by, so that notes that use an invoice up sum to its base and tax, to the cent; no note is
 * more than a cent from its own. facturacion.desglosar does the same.
 */
export function totalesDeParte(
  lineas: readonly LineaGravada[],
  antes: Readonly<Record<string, number>>,
): Totales {
  const solos = calcularTotales(lineas);
  const desgloses = [...solos.lineas];
  const grupos = solos.grupos.map((grupo) => {
    const { tarifa, bruto } = grupo;
    const previo = centavos(antes[tarifa] ?? 0);
    const base = centavos(
      baseSinIva(centavos(previo + bruto), tarifa) - baseSinIva(previo, tarifa),
    );
    const indices = lineas.flatMap((linea, i) => (linea.tarifa === tarifa ? [i] : []));
    const brutos = indices.map((i) => solos.lineas[i]?.bruto ?? centavos(0));
    repartirBase(brutos, tarifa, base).forEach((suya, k) => {
      const suyo = brutos[k] ?? centavos(0);
      desgloses[indices[k] ?? 0] = { bruto: suyo, base: suya, iva: centavos(suyo - suya) };
    });
    return { tarifa, bruto, base, iva: centavos(bruto - base) };
  });
  const subtotal = sumar(grupos.map(({ base }) => base));
  const iva = sumar(grupos.map((grupo) => grupo.iva));
  return { lineas: desgloses, grupos, subtotal, iva, total: centavos(subtotal + iva) };
}

/** As the bases of an invoice's lines, of a base that may be a cent more or less: each is the line's own, rounded up or down. */
function repartirBase(brutos: readonly Centavos[], tarifa: Tarifa, base: Centavos): Centavos[] {
  const factor = 100 + tarifa;
  return completar(
    base,
    brutos.map((bruto) => Math.floor((bruto * 100) / factor)),
    brutos.map((bruto) => (bruto * 100) % factor),
  );
}
