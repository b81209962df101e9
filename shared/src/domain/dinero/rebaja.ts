import { PORCENTAJE_DE_SERVICIO } from '../ley/limites';

import { aCentavos, centavos, repartir, type Centavos } from './dinero';

export const TIPOS_REBAJA = ['PORCENTAJE', 'MONTO'] as const;

/** A discount as it was given: percent, or dollars, and why. */
export type Rebaja = { tipo: (typeof TIPOS_REBAJA)[number]; valor: number; motivo: string };

/** What is given of one's own accord: never more than this part of a sale without its tax. */
export const PROPINA_MAXIMA = PORCENTAJE_DE_SERVICIO;

/** What a discount takes off an amount, half a cent up and never more than the amount. */
export function rebajaDe({ tipo, valor }: Rebaja, bruto: Centavos): Centavos {
  const quita =
    tipo === 'MONTO'
      ? aCentavos(valor)
      : Math.floor((bruto * Math.round(valor * 100) + 5_000) / 10_000);
  return centavos(Math.min(quita, bruto));
}

/** The same discount as a fixed amount, so that what is split and joined loses no cent. */
export function enMonto(rebaja: Rebaja, bruto: Centavos): Rebaja {
  return { ...rebaja, tipo: 'MONTO', valor: rebajaDe(rebaja, bruto) / 100 };
}

export type Rebajada = { bruto: Centavos; descuento: Centavos };
/** `piso`: what nothing can be taken off of, as the tax of a bag (ley/ice.ts). */
export type Rebajable = Rebajada & { piso?: Centavos };

/** What may still be taken off a line. */
export const rebajableDe = ({ bruto, descuento, piso = centavos(0) }: Rebajable): Centavos =>
  centavos(Math.max(bruto - descuento - piso, 0));

/** What each line loses when the whole sale is discounted besides: what it had, and its share by what may be taken off it. */
export function repartirDescuento(lineas: readonly Rebajable[], descuento: Centavos): Centavos[] {
  const partes = repartir(descuento, lineas.map(rebajableDe));
  return lineas.map(({ descuento: suyo }, i) => centavos(suyo + (partes[i] ?? 0)));
}

/**
 * The most that any line is discounted, in whole percent, up; 0 where none is. The cent that rounding or sharing out may give a
 * line counts as none.
 */
export function porcentajeMayor(lineas: readonly Rebajada[]): number {
  return lineas.reduce((mayor, { bruto, descuento }) => {
    if (descuento === 0) return mayor;
    const suyo = Math.floor(((descuento - 1) * 100) / bruto) + 1;
    return Math.max(mayor, Math.min(suyo, 100));
  }, 0);
}

/** The largest tip of a sale, in cents. */
export function propinaMaxima(subtotal: Centavos): Centavos {
  return centavos(Math.floor((subtotal * PROPINA_MAXIMA) / 100));
}
