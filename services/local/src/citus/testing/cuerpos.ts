import { comoDueno } from '@comanda/kit/testing/testDb';

import { claseDe } from '../../reparto/clases';

import type { abrirPlanes } from './planes';

type Funcion = {
  nombre: string;
  lenguaje: 'sql' | 'plpgsql';
  cuerpo: string;
  entradas: string[];
  tipos: string[];
};

const FUNCIONES = `
  select p.oid::regproc::text as nombre, l.lanname as lenguaje, p.prosrc as cuerpo,
         coalesce(p.proargnames[:p.pronargs], '{}') as entradas,
         array(select t::regtype::text from unnest(p.proargtypes::oid[]) with ordinality as a (t, n) order by n) as tipos
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
   where n.nspname = any ($1) order by 1`;

/**
 * The functions whose body takes more than one company's rows of something, or rows of what stays behind; and those in SQL over what is
 * distributed, which Citus refuses with parameters.
 */
export async function cuerposDeMuchas(
  url: string,
  esquemas: readonly string[],
  planes: Awaited<ReturnType<typeof abrirPlanes>>,
): Promise<string[]> {
  const faltas: string[] = [];
  for (const funcion of await comoDueno<Funcion>(url, FUNCIONES, [esquemas])) {
    const enSql = funcion.lenguaje === 'sql';
    const sentencia = enSql ? funcion.cuerpo : unaSola(funcion.cuerpo);
    const tablas =
      sentencia === undefined
        ? sinNombrarla(funcion.cuerpo)
        : (await planes.toques(conNumeros(funcion, sentencia), tiposDe(funcion)))
            .filter(({ tabla, deUna }) => claseDe(tabla) === 'distribuida' && (enSql || !deUna))
            .map(({ tabla }) => (enSql ? `${tabla} in SQL` : tabla));
    if (tablas.length > 0)
      faltas.push(`${funcion.nombre}: ${[...new Set(tablas)].sort().join(', ')}`);
  }
  return faltas;
}

const tiposDe = ({ tipos }: Funcion): string => `(${tipos.join(', ')})`.replace('()', '');

const UNA_SOLA =
  /^\s*(?:#variable_conflict use_column\s+)?begin\s+return\s+(?:query\s+([^;]+)|\(([^;]+)\));\s*end\s*$/;

/** What a body answers that does nothing else. */
function unaSola(cuerpo: string): string | undefined {
  const [, filas, valor] = UNA_SOLA.exec(cuerpo.replace(/--.*$/gm, '')) ?? [];
  return filas ?? (valor === undefined ? undefined : `select (${valor})`);
}

/** A statement with $1 where it says the name of the first parameter. */
const conNumeros = ({ entradas }: Funcion, sentencia: string): string =>
  entradas.reduce(
    (texto, nombre, i) => texto.replace(new RegExp(String.raw`\b${nombre}\b`, 'g'), `$${i + 1}`),
    sentencia,
  );

/** A body of several is planned as it runs: only its text is looked at, and that loosely. */
const sinNombrarla = (cuerpo: string): string[] =>
  cuerpo
    .split(';')
    .filter((sentencia) => !/\bempresa_id\b/.test(sentencia))
    .flatMap((sentencia) => [...sentencia.matchAll(/\b(?:from|join|update|into)\s+(\w+\.\w+)/g)])
    .map(([, tabla = '']) => tabla)
    .filter((tabla) => claseDe(tabla) === 'distribuida');
