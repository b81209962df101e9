import { aCentavos, centavos, conMiles, type Centavos } from './dinero';

/** Coins and notes that go through a till of Ecuador, in cents; those of one dollar, of metal and of paper, together. */
export const DENOMINACIONES = [10_000, 5_000, 2_000, 1_000, 500, 100, 50, 25, 10, 5, 1] as const;

/** How many there are of each, by its cents, as the wire says it: {"2000": 3}. */
export type Denominaciones = Readonly<Record<string, number>>;

/** What coins and notes come to: cents times how many. */
export function sumarDenominaciones(denominaciones: Denominaciones): Centavos {
  return centavos(
    Object.entries(denominaciones).reduce(
      (suma, [valor, cuantas]) => suma + Number(valor) * cuantas,
      0,
    ),
  );
}

export type Resultado = 'SOBRA' | 'FALTA' | 'CUADRA';

/** What a difference of dollars (counted less expected) is called. */
export function resultadoDe(diferencia: number): Resultado {
  const monto = aCentavos(diferencia);
  if (monto === 0) return 'CUADRA';
  return monto > 0 ? 'SOBRA' : 'FALTA';
}

/** Spec section 5, cash closing difference: plus the excess or minus the shortfall: '+1.50', '-0.25', '0.00'. */
export function formatDiferencia(diferencia: number): string {
  const monto = aCentavos(diferencia);
  const [entero = '', centesimas = ''] = (Math.abs(monto) / 100).toFixed(2).split('.');
  const signo = monto === 0 ? '' : monto > 0 ? '+' : '-';
  return `${signo}${conMiles(entero)}.${centesimas}`;
}
