import type { Db } from '@comanda/kit/base/db';

export type Columna = {
  /** 'facturacion.comprobantes.estado' */
  nombre: string;
  tipo: string;
  nula: boolean;
  /** Written by the database alone. */
  siempre: boolean;
  /** The texts its check allows; null: any. */
  valores: string[] | null;
};

/** A check on one column that lists what it may say: `estado in ('A', 'N')`, as PostgreSQL writes it down. */
const LISTA = `'^CHECK \\(\\(\\w+ = (ANY \\(ARRAY\\[.*\\]\\)|''[^'']*''::text)\\)\\)$'`;

const COLUMNAS = `
  select format('%s.%s.%s', n.nspname, c.relname, a.attname) as nombre, t.typname as tipo, not a.attnotnull as nula,
         a.attgenerated <> '' or a.attidentity = 'a' as siempre,
         (select array_agg(texto[1] order by orden)
            from pg_constraint k,
                 regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') with ordinality r (texto, orden)
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
             and pg_get_constraintdef(k.oid) ~ ${LISTA}) as valores
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
   where n.nspname = any ($1) and a.attnum > 0 and not a.attisdropped`;

/** What kysely-codegen does not ask the catalogue: who writes a column, and what its check lets it say. */
export async function columnasDe(
  db: Pick<Db, 'pool'>,
  esquemas: readonly string[],
): Promise<Columna[]> {
  const { rows } = await db.pool.query<Columna>(COLUMNAS, [esquemas]);
  return rows;
}
