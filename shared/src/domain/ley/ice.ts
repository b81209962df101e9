import { FUNDAS, type Funda } from '../../contracts/inventario/fundas';

import { centavos, multiplicar, type Centavos } from '../dinero/dinero';

import { rigeEn, type FilaDeLey } from './filaDeLey';
import type { Tarifa } from './tarifas';

type FilaDeIce = FilaDeLey & { unidad: number };

const LEY = 'Ley Orgánica de Simplificación y Progresividad Tributaria de 2019, artículo 82';

/** In cents of one bag. */
const FILAS: readonly FilaDeIce[] = [
  { unidad: 4, desde: '2020-05-09', hasta: '2020-12-31', fuente: LEY },
  { unidad: 6, desde: '2021-01-01', hasta: '2021-12-31', fuente: LEY },
  { unidad: 8, desde: '2022-01-01', hasta: '2022-12-31', fuente: LEY },
  { unidad: 10, desde: '2023-01-01', fuente: LEY },
];

/** What is certified bears half; a kind that this build does not know, all of it. */
const parteDe = (funda: Funda): number => (funda === 'FUNDA_BIODEGRADABLE' ? 2 : 1);

/** As the authority's tables have it: the tax, and its code for bags. */
export const ICE_DE_FUNDAS = { codigo: '3', codigoPorcentaje: '3680' } as const;

/** The ICE of one of a product on a day ('YYYY-MM-DD'), in cents; 0 where it bears none. It is part of the price without IVA. */
export function iceDe(funda: Funda | null | undefined, dia: string): Centavos {
  if (!funda) return centavos(0);
  const fila = FILAS.find((una) => rigeEn(una, dia));
  return centavos((fila?.unidad ?? 0) / parteDe(funda));
}

/** Whether a bag of a day may bear so much, in cents. */
export const rigeIce = (ice: number, dia: string): boolean =>
  FUNDAS.some((funda) => ice > 0 && iceDe(funda, dia) === ice);

/** What of a line's base is ICE: that of its units, `ice` in cents each, and never more than there is. */
export const iceDeLinea = (ice: Centavos, cantidad: number, base: Centavos): Centavos =>
  centavos(Math.min(multiplicar(ice, cantidad), base));

/**
 * The least that a line costs, in cents with its IVA: the base of each of its units holds its ICE, however bases are rounded and
 * however many of them a credit note gives back.
 */
export const pisoDeIce = (ice: Centavos, cantidad: number, tarifa: Tarifa): Centavos =>
  multiplicar(centavos(Math.ceil((ice * (100 + tarifa)) / 100)), cantidad);
