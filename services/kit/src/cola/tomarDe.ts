import { empresaDeTrabajo, type EmpresaId } from '../acceso/tenant';

import type { Db } from '../base/db';

/** A row of a queue that is known by its company and its number. */
export type FilaDeCola = { empresa: EmpresaId; id: number };

type Cola<Columna extends string> = {
  /** The one place that sees the rows of every company; it tells whose they are, and nothing of their content. */
  funcion: `${string}.tomar_${string}`;
  /** What it tells besides the company. */
  columnas: readonly Columna[];
  /** How long what is taken is its holder's. */
  segundos: number;
};

/**
 * Leases up to `cuantas` due rows of a queue. Its function takes (how many, now, seconds of lease), passes over what another
 * has locked, and answers the company first (docs/adr/0012).
 */
export async function tomarDe<Fila extends object>(
  { pool, prepared }: Pick<Db, 'pool' | 'prepared'>,
  { funcion, columnas, segundos }: Cola<Extract<keyof Fila, string>>,
  { cuantas, ahora }: { cuantas: number; ahora: Date },
): Promise<(Fila & { empresa: EmpresaId })[]> {
  const { rows } = await pool.query<Fila & { empresa_id: number }>({
    ...(prepared && { name: funcion }),
    text: `select empresa_id, ${columnas.join(', ')} from ${funcion}($1, $2, $3)`,
    values: [cuantas, ahora, segundos],
  });
  return rows.map(({ empresa_id, ...fila }) => ({
    ...(fila as unknown as Fila), // all that is left of it
    empresa: empresaDeTrabajo(empresa_id),
  }));
}
