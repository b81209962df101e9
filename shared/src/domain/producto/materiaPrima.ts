import { centavos, type Centavos } from '../dinero/dinero';
import { dividir, type Milesimas } from './medidas';

/** Whether what is left is as little as the alert says, or less. Both in the unit it comes in. */
export const enAlerta = (pesoActual: number, cantidadAlerta: number): boolean =>
  pesoActual <= cantidadAlerta;

/** Millionths of a dollar that a unit costs: an average of cents rarely comes out in cents. */
export type Micros = number;

export const aMicros = (dolares: number): Micros => Math.round(Number((dolares * 1e6).toFixed(2)));
export const deMicros = (micros: Micros): number => micros / 1e6;

const MICROS_POR_CENTAVO = 10_000n;
const MILESIMAS = 1000n;

type Existencia = { peso: Milesimas; costoUnitario: Micros | null };

/**
 * What a unit costs once more of it came in, by weight. An entry without a cost is worth what there is; the first cost
 * there is stands for what was there before it.
 */
export function costoPromedio(
  { peso, costoUnitario }: Existencia,
  entrada: { peso: Milesimas; costo: Centavos | null },
): Micros | null {
  if (entrada.costo === null || entrada.peso === 0) return costoUnitario;
  const valorEntrada = BigInt(entrada.costo) * MICROS_POR_CENTAVO * MILESIMAS;
  if (costoUnitario === null) return Number(dividir(valorEntrada, BigInt(entrada.peso)));
  const valor = BigInt(peso) * BigInt(costoUnitario) + valorEntrada;
  return Number(dividir(valor, BigInt(peso) + BigInt(entrada.peso)));
}

/** What so much of it is worth, half a cent up; null where nobody said what it costs. */
export function costoDe(peso: Milesimas, costoUnitario: Micros | null): Centavos | null {
  if (costoUnitario === null) return null;
  const valor = BigInt(peso) * BigInt(costoUnitario);
  return centavos(Number(dividir(valor, MICROS_POR_CENTAVO * MILESIMAS)));
}
