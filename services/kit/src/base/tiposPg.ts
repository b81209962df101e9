import pg from 'pg';

const { builtins } = pg.types;

/** bigint arrives as a number (ids and counters stay far below 2^53; beyond it is refused), a date as YYYY-MM-DD. */
export const tiposPg = new pg.TypeOverrides();
tiposPg.setTypeParser(builtins.INT8, enteroSeguro);
tiposPg.setTypeParser(builtins.DATE, (dia) => dia);

function enteroSeguro(valor: string): number {
  const numero = Number(valor);
  if (!Number.isSafeInteger(numero)) throw new Error(`db: bigint ${valor} is beyond 2^53`);
  return numero;
}
