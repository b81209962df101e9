import { z, type ZodType } from 'zod';

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
  const partes = partesDe(def);
  return partes ? schema.clone({ ...def, ...abiertas(partes) }) : schema;
}

type Def = z.core.$ZodTypes['_zod']['def'];
type Parte = ZodType | readonly ZodType[] | Readonly<Record<string, ZodType>>;

const defDe = (schema: ZodType): Def => (schema as unknown as z.core.$ZodTypes)._zod.def;

/** What a schema is made of, by the name that its definition gives it: only what the reply of a call is made of. */
function partesDe(def: Def): Record<string, Parte> | null {
  if (def.type === 'object') return { shape: def.shape as Record<string, ZodType> };
  if (def.type === 'array') return { element: def.element as ZodType };
  if (def.type === 'record')
    return { keyType: def.keyType as ZodType, valueType: def.valueType as ZodType };
  if (def.type === 'union') return { options: def.options as readonly ZodType[] };
  return 'innerType' in def ? { innerType: def.innerType as ZodType } : null;
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

const esEsquema = (parte: Parte): parte is ZodType => '_zod' in parte;
const deTextos = (valores: readonly unknown[]) => valores.every((una) => typeof una === 'string');

/** The names of fields that a schema declares anywhere in it. What a value has beside them is data, and nobody else's business. */
export function camposDe(schema: ZodType): Set<string> {
  const partes = Object.values(partesDe(defDe(schema)) ?? {});
  return new Set(
    partes.flatMap((parte): string[] => {
      if (esEsquema(parte)) return [...camposDe(parte)];
      if (Array.isArray(parte)) return parte.flatMap((una: ZodType) => [...camposDe(una)]);
      return Object.entries(parte as Record<string, ZodType>).flatMap(([nombre, una]) => [
        nombre,
        ...camposDe(una),
      ]);
    }),
  );
}
