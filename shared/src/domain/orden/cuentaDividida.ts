import {
  claveDeLinea,
  conCantidad,
  conRebaja,
  descuentoDeLinea,
  descuentosDeCuenta,
  quitarLinea,
  rebajableDeLinea,
  reponerLinea,
  type Carrito,
  type CuentaDeCarrito,
  type Linea,
} from './carrito';
import { aDolares, repartir } from '../dinero/dinero';
import { enMonto } from '../dinero/rebaja';

export type Cuentas = { origen: Carrito; destino: Carrito };

/**
 * Moves units of a line between two carts (spec section 4, Split bill), one where `cuantas` is left out; what is weighed
 * moves whole. A line starts with what was moved in the target and leaves the source with its last unit, so the two carts
 * together never gain or lose a unit (read literally, "removed when its quantity reaches 1", the specification would lose
 * one), nor a cent of what was taken off.
 */
export function moverUnidades(
  origen: Carrito,
  destino: Carrito,
  clave: string,
  cuantas = 1,
): Cuentas {
  const linea = origen.find((candidata) => claveDeLinea(candidata) === clave);
  if (!linea) return { origen, destino };
  const todas = linea.por_peso ?? cuantas >= linea.cantidad;
  if (todas) return { origen: quitarLinea(origen, clave), destino: juntar(destino, linea) };
  const [queda, parte] = partir(linea, cuantas);
  const sigue = origen.map((otra) => (otra === linea ? queda : otra));
  return { origen: sigue, destino: juntar(destino, parte) };
}

/** Everything of a split cart back into the main one (the guest changed their mind). */
export function reunirCuentas(origen: Carrito, destino: Carrito): Carrito {
  return destino.reduce(juntar, origen);
}

/** A bill's own discount as one of its lines, so that what is moved takes its share with it. */
export function rebajaEnLineas(cuenta: CuentaDeCarrito): Carrito {
  const { carrito, rebaja } = cuenta;
  if (!rebaja) return carrito;
  const descuentos = descuentosDeCuenta(cuenta);
  return carrito.map((linea, i) => {
    const monto = descuentos[i] ?? 0;
    if (monto === 0) return linea;
    return { ...linea, rebaja: { tipo: 'MONTO', valor: monto / 100, motivo: rebaja.motivo } };
  });
}

/** A line in two: what was taken off goes with the units, in proportion. */
function partir(linea: Linea, cuantas: number): [queda: Linea, parte: Linea] {
  const quedan = linea.cantidad - cuantas;
  const queda = conCantidad(linea, quedan);
  const parte = conCantidad(linea, cuantas);
  if (!linea.rebaja) return [queda, parte];
  const fija = enMonto(linea.rebaja, rebajableDeLinea(linea));
  const [suya = 0, otra = 0] = repartir(descuentoDeLinea(linea), [quedan, cuantas]).map(aDolares);
  return [conRebaja(queda, { ...fija, valor: suya }), conRebaja(parte, { ...fija, valor: otra })];
}

const juntar = (carrito: Carrito, linea: Linea): Carrito =>
  reponerLinea(carrito, linea, carrito.length);
