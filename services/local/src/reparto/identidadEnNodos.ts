import { CLASES } from './clases';
import { copiaDe } from './copias';
import { enPalabras, siHayBase, soloEnNodo, type Nodo } from './nodos';

import type { Paso, Plan } from './paso';
import type pg from 'pg';

/**
 * Of identidad, what statements of the others call beside rows of a company: it reads what is copied, and nothing else. On a server of
 * companies it is made anew over the copies, by the names that everything has at home.
 */
const FUNCIONES = [
  'decretos_agregados',
  'empresa_de',
  'establecimientos_de',
  'gente_de',
  'ley_de',
  'logo_de',
  'personas_de',
  'regimen_de',
  'servicio_de',
  'todas_las_empresas',
];

type Funcion = {
  nombre: string;
  argumentos: string;
  resultado: string;
  deVarias: boolean;
  cuerpo: string;
};

async function funcionesEn(client: pg.Client): Promise<Funcion[]> {
  const { rows } = await client.query<Funcion>(
    `select p.oid::regprocedure::text as nombre, pg_get_function_arguments(p.oid) as argumentos,
            pg_get_function_result(p.oid) as resultado, p.proretset as "deVarias", p.prosrc as cuerpo
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'identidad' and p.proname = any ($1) order by p.proname`,
    [FUNCIONES],
  );
  return rows;
}

/** In PL/pgSQL: one in SQL with parameters is refused where what it reads is a copy. */
const cuerpoEnNodo = ({ deVarias, cuerpo }: Funcion): string =>
  `\n#variable_conflict use_column\nbegin\n  ${deVarias ? `return query ${cuerpo}` : `return (${cuerpo})`};\nend `;

/** In the schema of identidad on a server of companies, which it does not have by itself. */
const enUno = (
  { url }: Plan,
  nodo: Nodo,
  hacer: (client: pg.Client) => Promise<void>,
): Promise<void> =>
  soloEnNodo(url, nodo, async (client) => {
    await client.query('create schema if not exists identidad');
    await client.query('grant usage on schema identidad, reparto to comanda_app');
    await hacer(client);
  });

/** What each server lacks, as 'server name'. */
async function enCada(
  { url, nodos }: Plan,
  faltan: (client: pg.Client) => Promise<readonly string[]>,
  todos: readonly string[],
): Promise<string[]> {
  const deCada = await Promise.all(
    nodos.map(async (nodo) => {
      const suyos = await siHayBase(url, nodo, { preguntar: faltan, siNo: todos });
      return suyos.map((uno) => `${enPalabras(nodo)} ${uno}`);
    }),
  );
  return deCada.flat();
}

function partir({ nodos }: Plan, cual: string): { nodo: Nodo | undefined; nombre: string } {
  const [donde, ...resto] = cual.split(' ');
  return { nodo: nodos.find((uno) => enPalabras(uno) === donde), nombre: resto.join(' ') };
}

export const nombrarCopias: Paso = {
  que: 'nombres de las copias en cada servidor',
  faltan: (plan) =>
    enCada(
      plan,
      async (client) => {
        const { rows } = await client.query<{ nombre: string }>(
          'select t as nombre from unnest($1::text[]) t where to_regclass(t) is null',
          [CLASES.copiada],
        );
        return rows.map(({ nombre }) => nombre);
      },
      CLASES.copiada,
    ),
  async hacer(plan, cual) {
    const { nodo, nombre } = partir(plan, cual);
    if (!nodo) return;
    await enUno(plan, nodo, async (client) => {
      await client.query(
        `create view ${nombre} with (security_invoker = true) as select * from ${copiaDe(nombre)}`,
      );
      await client.query(`grant select on ${nombre} to comanda_app`);
    });
  },
};

export const leerCopias: Paso = {
  que: 'funciones que leen las copias en cada servidor',
  async faltan(plan) {
    const debidas = await funcionesEn(plan.client);
    return enCada(
      plan,
      async (client) => {
        const suyas = await funcionesEn(client);
        return debidas
          .filter(
            (una) =>
              !suyas.some(
                (otra) => otra.nombre === una.nombre && otra.cuerpo === cuerpoEnNodo(una),
              ),
          )
          .map(({ nombre }) => nombre);
      },
      debidas.map(({ nombre }) => nombre),
    );
  },
  async hacer(plan, cual) {
    const { nodo, nombre } = partir(plan, cual);
    const funcion = (await funcionesEn(plan.client)).find((una) => una.nombre === nombre);
    if (!nodo || !funcion) return;
    const { argumentos, resultado } = funcion;
    const sinArgumentos = nombre.slice(0, nombre.indexOf('('));
    await enUno(plan, nodo, async (client) => {
      await client.query(
        `create or replace function ${sinArgumentos}(${argumentos}) returns ${resultado}
         language plpgsql stable as ${client.escapeLiteral(cuerpoEnNodo(funcion))}`,
      );
      await client.query(`revoke all on function ${nombre} from public`);
      await client.query(`grant execute on function ${nombre} to comanda_app`);
    });
  },
};
