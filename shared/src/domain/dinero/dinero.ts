declare const centavosBrand: unique symbol;

/** Whole cents. The wire and the forms speak dollars; arithmetic only ever happens in Centavos. */
export type Centavos = number & { readonly [centavosBrand]: true };

/** A whole number of cents, checked. Throws RangeError on a fraction, NaN or a number too large to add safely. */
export function centavos(monto: number): Centavos {
  if (!Number.isSafeInteger(monto)) throw new RangeError(`centavos: not a whole number: ${monto}`);
  return monto as Centavos;
}

/** Dollars to cents, half a cent up. toFixed first, because 10.075 * 100 is 1007.4999999999999 in binary. */
export function aCentavos(dolares: number): Centavos {
  return centavos(Math.round(Number((dolares * 100).toFixed(4))));
}

/** Cents to dollars, for the wire and the screen. */
export function aDolares(monto: Centavos): number {
  return monto / 100;
}

/** The sum of amounts in cents. */
export function sumar(montos: readonly Centavos[]): Centavos {
  return centavos(montos.reduce<number>((total, monto) => total + monto, 0));
}

/** One amount in cents times a quantity of at most three decimals, half a cent up. */
export function multiplicar(monto: Centavos, cantidad: number): Centavos {
  if (Number.isInteger(cantidad)) return centavos(monto * cantidad);
  const entera = Math.floor(cantidad);
  const milesimas = Math.round((cantidad - entera) * 1000);
  return centavos(monto * entera + Math.floor((monto * milesimas + 500) / 1000));
}

/**
 * An amount in parts that sum to it, in proportion to their weights: floors first, the cents that are missing to the largest
 * remainders, the first of equals first. Weights are whole, never negative, not all 0 unless the amount is.
 */
export function repartir(monto: Centavos, pesos: readonly number[]): Centavos[] {
  const suma = pesos.reduce((total, peso) => total + BigInt(peso), 0n);
  if (suma === 0n) {
    if (monto !== 0) throw new RangeError(`repartir: ${monto} over nothing`);
    return pesos.map(() => centavos(0));
  }
  const exactas = pesos.map((peso) => BigInt(monto) * BigInt(peso));
  const pisos = exactas.map((exacta) => Number(exacta / suma));
  return completar(
    monto,
    pisos,
    exactas.map((exacta) => exacta % suma),
  );
}

/** Parts that were rounded down, with the cents they lack given one each to the largest remainders, the first of equals first. */
export function completar(
  monto: Centavos,
  pisos: readonly number[],
  restos: readonly (number | bigint)[],
): Centavos[] {
  const faltan = monto - pisos.reduce((total, piso) => total + piso, 0);
  const porResto = restos
    .map((resto, i) => ({ i, resto }))
    .sort((a, b) => (a.resto === b.resto ? a.i - b.i : a.resto > b.resto ? -1 : 1));
  const favorecidos = new Set(porResto.slice(0, faltan).map(({ i }) => i));
  return pisos.map((piso, i) => centavos(favorecidos.has(i) ? piso + 1 : piso));
}

/** Whole digits with their thousands told apart: '1,234'. */
export const conMiles = (cifras: string): string => cifras.replace(/\B(?=(\d{3})+$)/g, ',');

/** Dollars as Ecuador writes them: '$7.50', '$1,234.50', '-$2.00'. */
export function formatMonto(dolares: number): string {
  const [entero = '', centesimas = ''] = Math.abs(dolares).toFixed(2).split('.');
  const texto = `${conMiles(entero)}.${centesimas}`;
  return `${dolares < 0 ? '-' : ''}$${texto}`;
}

/** Cents as `formatMonto` writes dollars. */
export function formatCentavos(monto: Centavos): string {
  return formatMonto(aDolares(monto));
}

/**
 * What a person typed into a money box, in cents: '7', '7.5', '7,50', '$ 7.50'.
 * Null when it is not an amount with at most two decimals.
 */
export function parseMonto(texto: string): Centavos | null {
  const limpio = texto.replace(/[$\s]/g, '').replace(',', '.');
  if (!/^(\d{1,9}(\.\d{0,2})?|\.\d{1,2})$/.test(limpio)) return null;
  return aCentavos(Number(limpio));
}
