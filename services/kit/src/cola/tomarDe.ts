import { preguntar, type Db } from '../base/db';
import { empresaDeTrabajo, type EmpresaId } from '../acceso/tenant';

import { arriendoDesde } from './arriendo';

import type pg from 'pg';

/** A row of a queue that is known by its company and its number. */
export type FilaDeCola = { empresa: EmpresaId; id: number };

/** Who takes rows of one company, and for how long. */
type Toma = { empresa: EmpresaId; ahora: Date; arriendo: string; arrendado_hasta: Date };

export type Cola<Debida> = {
  /** The one place that sees the rows of every company: it tells whose are due, and nothing of their content. */
  debidas: `${string}.${string}_debid${'o' | 'a'}s`;
  /** What it tells of each besides the company. */
  llave: readonly Extract<keyof Debida, string>[];
  /** Leases those of one company that are still due, passing over what another has locked. */
  tomar: {
    name: string;
    text: string;
    values: (toma: Toma, filas: readonly Debida[]) => readonly unknown[];
  };
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
  const toma = { ahora, ...arriendoDesde(ahora, cola.segundos) };
  const vistas = new Set<string>();
  for (let mirada = 1; mirada <= MIRADAS; mirada++) {
    const todas = await debidasDe(db, cola, { cuantas: mirada * cuantas, toma });
    const debidas = todas.filter((fila) => !vistas.has(JSON.stringify(fila))).slice(0, cuantas);
    if (debidas.length === 0) return [];
    for (const fila of debidas) vistas.add(JSON.stringify(fila));
    const respuestas = await Promise.allSettled(
      [...porEmpresa(debidas)].map(async ([empresa, suyas]) => {
        const { name, text, values } = cola.tomar;
        const tomadas = await preguntar<Fila>(db, empresa, {
          name,
          text,
          values: values({ empresa, ...toma }, suyas),
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
  { cuantas, toma }: { cuantas: number; toma: Omit<Toma, 'empresa'> },
): Promise<DeEmpresa<Debida>[]> {
  const { rows } = await pool.query<DeEmpresa<Debida>>({
    ...(prepared && { name: debidas }),
    text: `select empresa_id, ${llave.join(', ')} from ${debidas}($1, $2, $3)`,
    values: [cuantas, toma.ahora, toma.arrendado_hasta],
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
