import { z, type ZodType } from 'zod';

import { defDe, esEsquema, partesDe, type Parte } from '../contracts/partesDe';

const hechas = new WeakMap<ZodType, ZodType>();

/**
 * The same schema, in which a closed set of words takes any word: a server that is newer may answer a member that this build does
 * not know, and the rest of the list is good. What is known keeps its type; a request is never read with this.
 */
export function abierta<Schema extends ZodType>(schema: Schema): Schema {
  const hecha = hechas.get(schema) ?? abrir(schema);
  hechas.set(schema, hecha);
  return hecha as Schema;
}

function abrir(schema: ZodType): ZodType {
  const def = defDe(schema);
  if (def.type === 'enum') return deTextos(Object.values(def.entries)) ? z.string() : schema;
  if (def.type === 'literal')
    return def.values.length > 1 && deTextos(def.values) ? z.string() : schema;
  const partes = partesDe(schema);
  return partes ? schema.clone({ ...def, ...abiertas(partes) }) : schema;
}

const abiertas = (partes: Record<string, Parte>): Record<string, Parte> =>
  Object.fromEntries(
    Object.entries(partes).map(([nombre, parte]) => [nombre, abiertaParte(parte)]),
  );

function abiertaParte(parte: Parte): Parte {
  if (Array.isArray(parte)) return parte.map((una: ZodType) => abierta(una));
  if (esEsquema(parte)) return abierta(parte);
  return Object.fromEntries(
    Object.entries(parte as Record<string, ZodType>).map(([nombre, una]) => [nombre, abierta(una)]),
  );
}

const deTextos = (valores: readonly unknown[]) => valores.every((una) => typeof una === 'string');
