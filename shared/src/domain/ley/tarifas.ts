import type { Decreto } from '../../contracts/admin/ley';

import { hayDecreto } from './decretos';
import { rigeEn, type FilaDeLey } from './filaDeLey';

/** IVA rates in whole percent that the product knows (spec section 9, with the authority's 5 and 13). */
export const TARIFAS_IVA = [0, 4, 5, 8, 12, 13, 14, 15] as const;
export type Tarifa = (typeof TARIFAS_IVA)[number];

/** 'TURISMO' has no days of its own: decrees give them. */
type Aplica = 'GENERAL' | 'LEGAL' | 'MATERIALES' | 'CERO' | 'NO_OBJETO' | 'EXENTO' | 'TURISMO';
/** `codigo`: codigoPorcentaje of the authority's table of IVA. */
type FilaDeTarifa = FilaDeLey & { tarifa: Tarifa; codigo: string; aplica: Aplica };

/** 4% is not in it: the authority gives it no code, so that no invoice can carry it. */
const FILAS: readonly FilaDeTarifa[] = [
  {
    tarifa: 12,
    codigo: '2',
    aplica: 'GENERAL',
    hasta: '2016-05-31',
    fuente: 'Ley de Régimen Tributario Interno, artículo 65',
  },
  {
    tarifa: 14,
    codigo: '3',
    aplica: 'GENERAL',
    desde: '2016-06-01',
    hasta: '2017-05-31',
    fuente: 'Ley Orgánica de Solidaridad de 2016',
  },
  {
    tarifa: 12,
    codigo: '2',
    aplica: 'GENERAL',
    desde: '2017-06-01',
    hasta: '2024-03-31',
    fuente: 'Ley de Régimen Tributario Interno, artículo 65',
  },
  {
    tarifa: 15,
    codigo: '4',
    aplica: 'GENERAL',
    desde: '2024-04-01',
    fuente: 'Ley Orgánica para Enfrentar el Conflicto Armado Interno y su decreto de 2024',
  },
  {
    tarifa: 13,
    codigo: '10',
    aplica: 'LEGAL',
    desde: '2024-04-01',
    fuente: 'La misma ley, sin el decreto; Ficha Técnica del SRI',
  },
  {
    tarifa: 5,
    codigo: '5',
    aplica: 'MATERIALES',
    desde: '2024-04-01',
    fuente: 'La misma ley, para materiales de construcción',
  },
  {
    tarifa: 0,
    codigo: '0',
    aplica: 'CERO',
    fuente: 'Ley de Régimen Tributario Interno, artículo 55',
  },
  { tarifa: 0, codigo: '6', aplica: 'NO_OBJETO', fuente: 'Ficha Técnica del SRI' },
  { tarifa: 0, codigo: '7', aplica: 'EXENTO', fuente: 'Ficha Técnica del SRI' },
  { tarifa: 8, codigo: '8', aplica: 'TURISMO', fuente: 'Ley de Turismo, artículo 5' },
];

/** The code an electronic invoice carries for a rate, or null where there is none (4%). */
export function codigoIvaSri(tarifa: Tarifa): string | null {
  return FILAS.find((fila) => fila.tarifa === tarifa)?.codigo ?? null;
}

/** The rate that a code of the authority stands for; null: it is no code. */
export function tarifaDeCodigoSri(codigo: string): Tarifa | null {
  return FILAS.find((fila) => fila.codigo === codigo)?.tarifa ?? null;
}

/** Whether any document of a day may carry a code, whoever issues it. */
export function rigeCodigoSri(codigo: string, dia: string, decretos: readonly Decreto[]): boolean {
  return FILAS.some((fila) => fila.codigo === codigo && rigeFila(fila, dia, decretos));
}

const rigeFila = (fila: FilaDeTarifa, dia: string, decretos: readonly Decreto[]) =>
  rigeEn(fila, dia) && (fila.aplica !== 'TURISMO' || hayDecreto(fila.tarifa, dia, decretos));

/** The rate that a day ('YYYY-MM-DD') has for all that no other rule speaks of. */
export function tarifaGeneral(dia: string): Tarifa {
  const fila = FILAS.find(({ aplica, ...suya }) => aplica === 'GENERAL' && rigeEn(suya, dia));
  if (!fila) throw new RangeError(`tarifaGeneral: ${dia}`);
  return fila.tarifa;
}

/** Whether a rate is, or once was, the general one. */
export const fueGeneral = (tarifa: number): boolean =>
  tarifasQueAplican('GENERAL', 'LEGAL').includes(tarifa);

/** The rate of building materials. */
export const esDeMateriales = (tarifa: number): boolean =>
  tarifasQueAplican('MATERIALES').includes(tarifa);

/** Whether a rate is one that decrees alone give. */
export const esDeTurismo = (tarifa: number): boolean =>
  tarifasQueAplican('TURISMO').includes(tarifa);

const tarifasQueAplican = (...cuales: readonly Aplica[]): readonly number[] =>
  FILAS.filter(({ aplica }) => cuales.includes(aplica)).map(({ tarifa }) => tarifa);

/** Rates that no invoice of a day can carry, on no holiday either: a product that has one cannot be sold. */
export const tarifasMuertas = (dia: string): Tarifa[] =>
  TARIFAS_IVA.filter(
    (tarifa) => !FILAS.some((fila) => fila.tarifa === tarifa && rigeEn(fila, dia)),
  );

/** What spec section 9 has a product and a company choose from, the most used first. One that is dead is warned of. */
export const TARIFAS_DE_PRODUCTO: readonly Tarifa[] = [15, 12, 8, 5, 4, 0];
export const TARIFAS_DE_EMPRESA: readonly Tarifa[] = [15, 14, 12, 8, 4, 0];

const OFRECIDAS: readonly Aplica[] = ['GENERAL', 'MATERIALES', 'CERO'];

/** The rates in force for all on a day, the general one first. */
export const tarifasDeHoy = (dia: string): Tarifa[] => {
  const vigentes = FILAS.filter((fila) => OFRECIDAS.includes(fila.aplica) && rigeEn(fila, dia));
  return [...new Set(vigentes.map(({ tarifa }) => tarifa))];
};

/** Why an invoice of a day cannot carry a rate, whoever issues it; null: it can, or a decree must say. */
export function faltaDeDia(tarifa: Tarifa, dia: string): string | null {
  if (codigoIvaSri(tarifa) === null)
    return `La tarifa ${tarifa}% no se puede facturar electrónicamente`;
  return tarifasMuertas(dia).includes(tarifa)
    ? `La tarifa ${tarifa}% no está vigente y no se puede facturar`
    : null;
}
