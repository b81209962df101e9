import { CLASES } from './clases';
import {
  columnasEn,
  columnasPorCopiar,
  copiaDe,
  lista,
  sonLasMismas,
  type Columna,
} from './columnas';
import { enPalabras, siHayBase, soloEnNodo, type Nodo } from './nodos';
import { enUna, type Paso, type Plan } from './paso';

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
  /** With the types of what it takes. */
  firma: string;
  argumentos: string;
  resultado: string;
  deVarias: boolean;
  cuerpo: string;
};

async function funcionesEn(client: pg.Client): Promise<Funcion[]> {
  const { rows } = await client.query<Funcion>(
    `select p.proname as nombre, p.oid::regprocedure::text as firma, pg_get_function_arguments(p.oid) as argumentos,
            pg_get_function_result(p.oid) as resultado, p.proretset as "deVarias", p.prosrc as cuerpo
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'identidad' and p.proname = any ($1) order by p.proname, p.oid::regprocedure::text collate "C"`,
    [FUNCIONES],
  );
  return rows;
}

const deNombre = (funciones: readonly Funcion[], nombre: string): Funcion[] =>
  funciones.filter((una) => una.nombre === nombre);

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
  async faltan(plan) {
    const debidas = new Map<string, Columna[]>();
    for (const tabla of CLASES.copiada) debidas.set(tabla, await columnasPorCopiar(plan, tabla));
    return enCada(
      plan,
      async (client) => {
        const faltan: string[] = [];
        for (const [tabla, suyas] of debidas)
          if (!sonLasMismas(await columnasEn(client, tabla), suyas)) faltan.push(tabla);
        return faltan;
      },
      CLASES.copiada,
    );
  },
  async hacer(plan, cual) {
    const { nodo, nombre } = partir(plan, cual);
    if (!nodo) return;
    const columnas = lista(await columnasPorCopiar(plan, nombre));
    await enUno(plan, nodo, (client) =>
      enUna(client, [
        `drop view if exists ${nombre}`,
        `create view ${nombre} with (security_invoker = true) as select ${columnas} from ${copiaDe(nombre)}`,
        `grant select on ${nombre} to comanda_app`,
      ]),
    );
  },
};

/** As they must be on a server of companies, to be held against what is there. */
const enLetras = (funciones: readonly Omit<Funcion, 'deVarias'>[]): string =>
  JSON.stringify(
    funciones.map(({ firma, argumentos, resultado, cuerpo }) => [
      firma,
      argumentos,
      resultado,
      cuerpo,
    ]),
  );

export const leerCopias: Paso = {
  que: 'funciones que leen las copias en cada servidor',
  async faltan(plan) {
    const debidas = (await funcionesEn(plan.client)).map((una) => ({
      ...una,
      cuerpo: cuerpoEnNodo(una),
    }));
    return enCada(
      plan,
      async (client) => {
        const suyas = await funcionesEn(client);
        return FUNCIONES.filter(
          (una) => enLetras(deNombre(suyas, una)) !== enLetras(deNombre(debidas, una)),
        );
      },
      FUNCIONES,
    );
  },
  async hacer(plan, cual) {
    const { nodo, nombre } = partir(plan, cual);
    if (!nodo) return;
    const debidas = deNombre(await funcionesEn(plan.client), nombre);
    await enUno(plan, nodo, async (client) => {
      const suyas = deNombre(await funcionesEn(client), nombre);
      await enUna(client, [
        // one that answers otherwise is not replaced, and one that takes otherwise would stay beside the new one
        ...suyas.map(({ firma }) => `drop function ${firma}`),
        ...debidas.flatMap((una) => [
          `create function identidad.${nombre}(${una.argumentos}) returns ${una.resultado}
           language plpgsql stable as ${client.escapeLiteral(cuerpoEnNodo(una))}`,
          `revoke all on function ${una.firma} from public`,
          `grant execute on function ${una.firma} to comanda_app`,
        ]),
      ]);
    });
  },
};
