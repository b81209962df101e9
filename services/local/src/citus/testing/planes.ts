import pg from 'pg';
import { z } from 'zod';

const texto = z.string().optional();
/** What of EXPLAIN's answer is looked at. */
const nodoSchema = z.object({
  'Node Type': z.string(),
  Operation: texto,
  Schema: texto,
  'Relation Name': texto,
  'Index Cond': texto,
  'Recheck Cond': texto,
  Filter: texto,
  Output: z.array(z.string()).optional(),
  get Plans() {
    return z.array(nodoSchema).optional();
  },
});
type Nodo = z.infer<typeof nodoSchema>;
const planSchema = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: nodoSchema })]) })]);

/** A table that a statement reads or writes, and whether what it takes of it, or puts there, is of one company. */
export type Toque = { tabla: string; deUna: boolean };

/** A parameter, a constant, or the company of another row, which is asked about itself. */
const UNA = String.raw`\(?(\$\d+|'?\d+'?|\w+\.empresa_id|"\*VALUES\*"\.column\d+)(::integer)?\)*$`;
const TOMA_UNA = new RegExp(String.raw`^\(*(\w+\.)?empresa_id = ${UNA}`);
const PONE_UNA = new RegExp(`^${UNA}`);

/**
 * PostgreSQL's own planner says what a statement touches and by what: a condition on the company reaches every table of
 * a join, as it does where Citus decides which node a statement goes to. Asked as the owner, whom no row security adds
 * one for, and for any value of its parameters.
 */
export async function abrirPlanes(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set plan_cache_mode = force_generic_plan');
  const columnas = await client.query<{ tabla: string; n: number }>(
    `select format('%s.%s', n.nspname, c.relname) as tabla, a.attnum::int - 1 as n
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where a.attname = 'empresa_id'`,
  );
  const columnaDe = new Map(columnas.rows.map(({ tabla, n }) => [tabla, n]));

  const planDe = async (sentencia: string, tipos: string): Promise<Nodo> => {
    await client.query(`prepare una${tipos} as ${sentencia}`);
    try {
      const { rows } = await client.query<{ n: number }>(
        `select coalesce(cardinality(parameter_types), 0) as n from pg_prepared_statements where name = 'una'`,
      );
      const nulos = Array(rows[0]?.n ?? 0).fill('null');
      const llamada = nulos.length > 0 ? `una(${nulos.join(', ')})` : 'una';
      const plan = await client.query(`explain (verbose, format json) execute ${llamada}`);
      return planSchema.parse(plan.rows)[0]['QUERY PLAN'][0].Plan;
    } finally {
      await client.query('deallocate una');
    }
  };

  const toquesDe = (nodo: Nodo): Toque[] => {
    const { Schema: esquema, 'Relation Name': nombre, Plans: planes = [] } = nodo;
    const dentro = planes.flatMap(toquesDe);
    if (!esquema || !nombre) return dentro;
    const tabla = `${esquema}.${nombre}`;
    if (nodo['Node Type'] !== 'ModifyTable')
      return [{ tabla, deUna: condicionesDe(nodo).some((una) => TOMA_UNA.test(una)) }, ...dentro];
    if (nodo.Operation !== 'Insert') return dentro; // it writes what a scan below it found
    const puesto = planes.at(-1)?.Output?.[columnaDe.get(tabla) ?? -1] ?? '';
    return [{ tabla, deUna: PONE_UNA.test(puesto) }, ...dentro];
  };

  return {
    /** `tipos`: of its parameters, '(int, text)', where the text alone does not say. */
    async toques(sentencia: string, tipos = ''): Promise<Toque[]> {
      return toquesDe(await planDe(sentencia, tipos));
    },
    cerrar: () => client.end(),
  };
}

const condicionesDe = (nodo: Nodo): string[] =>
  [nodo['Index Cond'], nodo['Recheck Cond'], nodo.Filter].flatMap((una) => conjuntos(una ?? ''));

/** What holds of every row: `((a) AND (b))` is two, `((a) OR (b))` is one. */
function conjuntos(condicion: string): string[] {
  const partes = [''];
  let [hondo, entreComillas] = [0, false];
  for (const pieza of condicion.split(/( AND |[()'])/)) {
    if (pieza === "'") entreComillas = !entreComillas;
    else if (!entreComillas && pieza === '(') hondo++;
    else if (!entreComillas && pieza === ')') hondo--;
    if (pieza === ' AND ' && hondo === 1 && !entreComillas) partes.push('');
    else partes.push(`${partes.pop() ?? ''}${pieza}`);
  }
  return partes;
}
