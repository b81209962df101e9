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
  return { lugares: lugares.join(', '), valores };
}
