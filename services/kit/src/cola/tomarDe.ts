import { preguntar, type Db } from '../base/db';
import { empresaDeTrabajo, type EmpresaId } from '../acceso/tenant';

import { arriendoDesde } from './arriendo';

import type pg from 'pg';

/** A row of a queue that is known by its company and its number. */
export type FilaDeCola = { empresa: EmpresaId; id: number };

export type Cola<Debida> = {
  /** The one place that sees the rows of every company: it tells whose are due, and nothing of their content. */
  debidas: `${string}.${string}_debid${'o' | 'a'}s`;
  /** What it tells of each besides the company. */
  llave: readonly Extract<keyof Debida, string>[];
  /**
   * Leases those of one company that are still due, passing over what another has locked: $1 the company, $2 now, $3 until when, then an
   * array of each column of the key, and the lease's id where the row keeps it.
   */
  tomar: { name: string; text: string };
  /** Its rows keep whose the lease is. */
  conArriendo?: boolean;
  /** How long what is taken is its holder's. */
  segundos: number;
};

type DeEmpresa<Debida> = Debida & { empresa_id: number };

/** Another may have in hand what was found due: then what comes behind is looked at, and no more often than this. */
const MIRADAS = 4;

/**
 * Leases up to `cuantas` due rows of a queue. It asks what is due, and takes the rows of each company inside it, in a
 * statement of its own (docs/adr/0093).
 */
export async function tomarDe<Fila extends pg.QueryResultRow, Debida extends object = FilaDeCola>(
  db: Pick<Db, 'pool' | 'prepared'>,
  cola: Cola<Debida>,
  { cuantas, ahora }: { cuantas: number; ahora: Date },
): Promise<(Fila & { empresa: EmpresaId })[]> {
  const { arriendo, arrendado_hasta: hasta } = arriendoDesde(ahora, cola.segundos);
  const vistas = new Set<string>();
  for (let mirada = 1; mirada <= MIRADAS; mirada++) {
    const todas = await debidasDe(db, cola, [mirada * cuantas, ahora, hasta]);
    const debidas = todas.filter((fila) => !vistas.has(JSON.stringify(fila))).slice(0, cuantas);
    if (debidas.length === 0) return [];
    for (const fila of debidas) vistas.add(JSON.stringify(fila));
    const respuestas = await Promise.allSettled(
      [...porEmpresa(debidas)].map(async ([empresa, suyas]) => {
        const llaves = cola.llave.map((columna) => suyas.map((fila) => fila[columna]));
        const tomadas = await preguntar<Fila>(db, empresa, {
          ...cola.tomar,
          values: [empresa, ahora, hasta, ...llaves, ...(cola.conArriendo ? [arriendo] : [])],
        });
        return tomadas.map((fila) => ({ ...fila, empresa }));
      }),
    );
    const tomadas = respuestas.flatMap((una) => (una.status === 'fulfilled' ? una.value : []));
    if (tomadas.length > 0) return tomadas; // what failed beside them is due still, and fails alone then
    for (const una of respuestas) if (una.status === 'rejected') throw una.reason;
  }
  return [];
}

async function debidasDe<Debida extends object>(
  { pool, prepared }: Pick<Db, 'pool' | 'prepared'>,
  { debidas, llave }: Cola<Debida>,
  values: [cuantas: number, ahora: Date, hasta: Date],
): Promise<DeEmpresa<Debida>[]> {
  const { rows } = await pool.query<DeEmpresa<Debida>>({
    ...(prepared && { name: debidas }),
    text: `select empresa_id, ${llave.join(', ')} from ${debidas}($1, $2, $3)`,
    values,
  });
  return rows;
}

function porEmpresa<Debida>(filas: readonly DeEmpresa<Debida>[]): Map<EmpresaId, Debida[]> {
  const grupos = new Map<EmpresaId, Debida[]>();
  for (const fila of filas) {
    const empresa = empresaDeTrabajo(fila.empresa_id);
    const suyas = grupos.get(empresa);
    if (suyas) suyas.push(fila);
    else grupos.set(empresa, [fila]);
  }
  return grupos;
}
