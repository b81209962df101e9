import type { Plan } from './paso';
import type pg from 'pg';

/** Read by whoever works, and changed at each login, which does not wait for all servers. */
const SIN_COPIAR = ['ultimo_acceso'];

export type Columna = { columna: string; tipo: string; llave: boolean };

/** $1 table or view; nothing where it is not there. */
const COLUMNAS = `
  select quote_ident(a.attname) as columna, format_type(a.atttypid, a.atttypmod) as tipo,
         coalesce(a.attnum = any (i.indkey::int2[]), false) as llave
    from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
   where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`;

/** What the product's own role may read of it: no password and no secret leaves the coordinator. */
export async function columnasPorCopiar({ client }: Plan, tabla: string): Promise<Columna[]> {
  const { rows } = await client.query<Columna>(
    `${COLUMNAS} and a.attname <> all ($2) and has_column_privilege('comanda_app', a.attrelid, a.attnum, 'select')
      order by a.attnum`,
    [tabla, SIN_COPIAR],
  );
  return rows;
}

/** As it is in that server by now. */
export async function columnasEn(client: pg.Client, tabla: string): Promise<Columna[]> {
  const { rows } = await client.query<Columna>(`${COLUMNAS} order by a.attnum`, [tabla]);
  return rows;
}

export const lista = (columnas: readonly Columna[], fila = ''): string =>
  columnas.map(({ columna }) => `${fila}${columna}`).join(', ');

const laMisma = (unas: readonly Columna[], { columna }: Columna): Columna | undefined =>
  unas.find((una) => una.columna === columna);

/** Those of the first that are not among the others by their name. */
export const sinEllas = (unas: readonly Columna[], otras: readonly Columna[]): Columna[] =>
  unas.filter((una) => !laMisma(otras, una));

/** By their names and types, in whatever order. */
export const sonLasMismas = (unas: readonly Columna[], otras: readonly Columna[]): boolean =>
  unas.length === otras.length && unas.every((una) => laMisma(otras, una)?.tipo === una.tipo);

/** Whether one becomes the other by columns that come and go, none of them of its key. */
export const sePonenAlDia = (hay: readonly Columna[], debidas: readonly Columna[]): boolean =>
  [...hay, ...debidas].every((una) => {
    const [suya, debida] = [laMisma(hay, una), laMisma(debidas, una)];
    if (!suya || !debida) return !una.llave;
    return suya.tipo === debida.tipo && suya.llave === debida.llave;
  });

export const copiaDe = (tabla: string): string => tabla.replace('identidad.', 'reparto.');
