import type { LeyDeEmpresa } from '../../contracts/admin/ley';

import { faltaDeDecreto, SIN_REGISTRO } from '../ley/decretos';
import { esDeTurismo, faltaDeDia, TARIFAS_IVA, type Tarifa } from '../ley/tarifas';

import { centavos, completar, multiplicar, sumar, type Centavos } from './dinero';

export { TARIFAS_IVA, codigoIvaSri, type Tarifa } from '../ley/tarifas';

/** `descuento`: off the whole line, tax included. */
export type LineaGravada = {
  precio: Centavos;
  cantidad: number;
  tarifa: Tarifa;
  descuento?: Centavos | undefined;
};
export type Desglose = { bruto: Centavos; base: Centavos; iva: Centavos };
export type GrupoIva = Desglose & { tarifa: Tarifa };
export type Totales = {
  /** They stand in the order of the given lines. */
  lineas: Desglose[];
  /** There is one for each rate that occurs, the highest first. */
  grupos: GrupoIva[];
  subtotal: Centavos;
  iva: Centavos;
  total: Centavos;
};

/**
 * A rate in any form the specification lists, as whole percent: 15, '15%', '15.00', 1.15 -> 15; 0, '0%', 1 -> 0
 * (spec section 9). Null for anything else.
 */
export function tarifaDe(valor: number | string): Tarifa | null {
  const numero = typeof valor === 'number' ? valor : Number(valor.replace('%', '').trim() || NaN);
  const esFactor = numero >= 1 && numero < 2 && !String(valor).includes('%');
  const porcentaje = Math.round((esFactor ? (numero - 1) * 100 : numero) * 1e6) / 1e6;
  return TARIFAS_IVA.find((tarifa) => tarifa === porcentaje) ?? null;
}

/**
 * Why an invoice of a day ('YYYY-MM-DD') cannot carry a rate, in one sentence; null: it can. `ley`: of whom issues it; without
 * it nobody has a tourism register.
 */
export function faltaDeTarifa(
  tarifa: Tarifa,
  dia: string,
  ley: LeyDeEmpresa = SIN_REGISTRO,
): string | null {
  return esDeTurismo(tarifa) ? faltaDeDecreto(tarifa, dia, ley) : faltaDeDia(tarifa, dia);
}

/** What is left of a gross amount without its tax, rounded to the cent, half up. */
export function baseSinIva(bruto: Centavos, tarifa: Tarifa): Centavos {
  const factor = 100 + tarifa;
  return centavos(Math.floor((bruto * 200 + factor) / (2 * factor)));
}

/** The tax of one unit (the cart line's `iva`, spec section 3). */
export function ivaUnitario(precio: Centavos, tarifa: Tarifa): Centavos {
  return centavos(precio - baseSinIva(precio, tarifa));
}

/**
 * Totals of a bill whose prices include tax: per rate base = round(gross / factor) and
 * iva = gross - base; the bases of a rate's lines sum to its base by largest remainder. So subtotal + iva = total.
 */
export function calcularTotales(lineas: readonly LineaGravada[]): Totales {
  const brutos = lineas.map(({ precio, cantidad, descuento = 0 }) =>
    centavos(multiplicar(precio, cantidad) - descuento),
  );
  const tarifas = [...new Set(lineas.map(({ tarifa }) => tarifa))].sort((a, b) => b - a);
  const desgloses: Desglose[] = [];

  const grupos = tarifas.map((tarifa): GrupoIva => {
    const indices = lineas.flatMap((linea, i) => (linea.tarifa === tarifa ? [i] : []));
    const suyos = indices.map((i) => brutos[i] as Centavos);
    const bruto = sumar(suyos);
    const base = baseSinIva(bruto, tarifa);
    repartirBase(suyos, tarifa, base).forEach((baseLinea, k) => {
      const brutoLinea = suyos[k] as Centavos;
      desgloses[indices[k] as number] = {
        bruto: brutoLinea,
        base: baseLinea,
        iva: centavos(brutoLinea - baseLinea),
      };
    });
    return { tarifa, bruto, base, iva: centavos(bruto - base) };
  });

  const subtotal = sumar(grupos.map(({ base }) => base));
  const iva = sumar(grupos.map((grupo) => grupo.iva));
  return { lineas: desgloses, grupos, subtotal, iva, total: centavos(subtotal + iva) };
}

/** Floors each line's exact base, then gives the cents that are missing to the largest remainders. */
function repartirBase(brutos: readonly Centavos[], tarifa: Tarifa, base: Centavos): Centavos[] {
  const factor = 100 + tarifa;
  const exactas = brutos.map((bruto) => bruto * 100);
  const pisos = exactas.map((exacta) => Math.floor(exacta / factor));
  return completar(
    base,
    pisos,
    exactas.map((exacta) => exacta % factor),
  );
}
