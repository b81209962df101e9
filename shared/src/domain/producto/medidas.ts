import {
  MEDIDAS,
  type Magnitud,
  type Medida,
  type UnidadDeMedida,
} from '../../contracts/inventario/bodega';

import { conMiles } from '../dinero/dinero';
import { enTabla } from '../texto/palabras';

declare const milesimasBrand: unique symbol;

/** Whole thousandths of a unit. The wire and the forms speak units; weights are only ever added up in Milesimas. */
export type Milesimas = number & { readonly [milesimasBrand]: true };

/** Units to thousandths, half a thousandth up. toFixed first: 1.0005 * 1000 is 1000.4999999999999 in binary. */
export function aMilesimas(peso: number): Milesimas {
  const milesimas = Math.round(Number((peso * 1000).toFixed(4)));
  if (!Number.isSafeInteger(milesimas)) throw new RangeError(`aMilesimas: ${peso} is no weight`);
  return milesimas as Milesimas;
}

/** Weights, without what binary fractions leave over. */
export const sumarPesos = (uno: number, otro: number): number =>
  deMilesimas(aMilesimas(uno + otro));

export const deMilesimas = (peso: Milesimas): number => peso / 1000;

/** '12.5 kg', '1,200 g', '3 unidades': three places at most, as many as it has. */
export const formatPeso = (peso: number, medida: Medida): string =>
  `${formatCantidad(peso)} ${medida === 'unidad' && Math.abs(peso) !== 1 ? 'unidades' : medida}`;

/** The same as `formatPeso`, without the unit. */
export function formatCantidad(peso: number): string {
  const [entero = '', decimales = ''] = Math.abs(peso).toFixed(3).split('.');
  const resto = decimales.replace(/0+$/, '');
  return `${peso < 0 ? '-' : ''}${conMiles(entero)}${resto && `.${resto}`}`;
}

/** What each is, and how many of the smallest step of its kind it holds (a pound is 453.59237 g, to the letter of its law). */
const TABLA: Record<Medida, { nombre: string; magnitud: Magnitud; pasos: bigint }> = {
  kg: { nombre: 'Kilogramo', magnitud: 'peso', pasos: 100_000_000n },
  g: { nombre: 'Gramo', magnitud: 'peso', pasos: 100_000n },
  lb: { nombre: 'Libra', magnitud: 'peso', pasos: 45_359_237n },
  l: { nombre: 'Litro', magnitud: 'volumen', pasos: 1_000n },
  ml: { nombre: 'Mililitro', magnitud: 'volumen', pasos: 1n },
  unidad: { nombre: 'Unidad', magnitud: 'cantidad', pasos: 1n },
};

/** Every unit, as GET /v1/medidas answers them. */
export const listaDeMedidas = (): UnidadDeMedida[] =>
  MEDIDAS.map((medidas) => ({
    medidas,
    nombre: TABLA[medidas].nombre,
    magnitud: TABLA[medidas].magnitud,
  }));

/** Whether an amount of one can be said in the other: kilograms in pounds, not in litres. */
export const seConvierten = (una: Medida, otra: Medida): boolean =>
  una === otra ||
  (enTabla(TABLA, una)?.magnitud ?? una) === (enTabla(TABLA, otra)?.magnitud ?? otra);

/** An amount in another unit, half a thousandth up, with no step in binary fractions; null where it cannot be said in it. */
export function convertir(peso: Milesimas, de: Medida, a: Medida): Milesimas | null {
  if (de === a) return peso;
  if (!seConvierten(de, a)) return null;
  return Number(dividir(BigInt(peso) * TABLA[de].pasos, TABLA[a].pasos)) as Milesimas;
}

/** Rounds half up; the amount is not negative. */
export const dividir = (numerador: bigint, denominador: bigint): bigint =>
  (numerador * 2n + denominador) / (denominador * 2n);
