import { comoDueno } from '@comanda/kit/testing/testDb';

import { claseDe } from './clases';

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

/** The functions whose body takes more than one company's rows of something, or rows of what stays behind. */
export async function cuerposDeMuchas(
  url: string,
  esquemas: readonly string[],
  planes: Awaited<ReturnType<typeof abrirPlanes>>,
): Promise<string[]> {
  const faltas: string[] = [];
  for (const funcion of await comoDueno<Funcion>(url, FUNCIONES, [esquemas])) {
    const tablas =
      funcion.lenguaje === 'sql'
        ? (
            await planes.toques(
              conNumeros(funcion),
              `(${funcion.tipos.join(', ')})`.replace('()', ''),
            )
          )
            .filter(({ tabla, deUna }) => claseDe(tabla) === 'distribuida' && !deUna)
            .map(({ tabla }) => tabla)
        : sinNombrarla(funcion.cuerpo);
    if (tablas.length > 0)
      faltas.push(`${funcion.nombre}: ${[...new Set(tablas)].sort().join(', ')}`);
  }
  return faltas;
}

/** Its one statement, with $1 where it says the name of its first parameter. */
const conNumeros = ({ cuerpo, entradas }: Funcion): string =>
  entradas.reduce(
    (texto, nombre, i) => texto.replace(new RegExp(String.raw`\b${nombre}\b`, 'g'), `$${i + 1}`),
    cuerpo,
  );

/** PL/pgSQL is planned as it runs: of its statements only the text is looked at, and that loosely. */
const sinNombrarla = (cuerpo: string): string[] =>
  cuerpo
    .split(';')
    .filter((sentencia) => !/\bempresa_id\b/.test(sentencia))
    .flatMap((sentencia) => [...sentencia.matchAll(/\b(?:from|join|update|into)\s+(\w+\.\w+)/g)])
    .map(([, tabla = '']) => tabla)
    .filter((tabla) => claseDe(tabla) === 'distribuida');
