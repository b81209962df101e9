/** What the protocol counts in sixteen bits: one value more, and the server reads another statement than the one that was sent. */
const VALORES_MAXIMOS = 65_535;
/** Some milliseconds of the one thread that sells. */
const POR_VEZ = 500;

/** Rows of more values than one statement carries; a list without a bound goes by `filasPorVez`. */
export class DemasiadosValores extends Error {
  constructor(cuantos: number) {
    super(`enFilas: ${cuantos} values in one statement, and it carries ${VALORES_MAXIMOS}`);
  }
}

/**
 * What an `insert` of several rows says after `values`, and its values. Each row is named: what is read from a `select` is refused
 * under row security where companies are spread over servers (docs/operacion/citus.md).
 */
export function enFilas(filas: readonly (readonly unknown[])[]): {
  lugares: string;
  valores: unknown[];
} {
  const valores: unknown[] = [];
  const lugares = filas.map(
    (fila) => `(${fila.map((valor) => `$${valores.push(valor)}`).join(', ')})`,
  );
  if (valores.length > VALORES_MAXIMOS) throw new DemasiadosValores(valores.length);
  return { lugares: lugares.join(', '), valores };
}

/** Some hundred of them a statement; none where there are none. */
export function filasPorVez<Fila>(todas: readonly Fila[]): Fila[][] {
  const partes = Math.ceil(todas.length / POR_VEZ);
  return Array.from({ length: partes }, (_, i) => todas.slice(i * POR_VEZ, (i + 1) * POR_VEZ));
}
