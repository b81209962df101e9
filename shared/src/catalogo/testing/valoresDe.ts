import fc from 'fast-check';
import { z, type ZodType } from 'zod';

import { defDe, type Parte } from '../../contracts/partesDe';

import { parteDe, type Paso } from './lugares';

const SEMILLA = 20261127;

/** What somebody writes at one place; `valor` undefined leaves a field out. */
export type Escrito = { camino: readonly Paso[]; valor?: unknown; cualquiera?: boolean };

/**
 * Values that somebody writes whose schema this is, as they go over the wire; those that a rule of the schema refuses are left out.
 * With `escrito`, each has that at its place.
 */
export function valoresDe(schema: ZodType, cuantos: number, escrito?: Escrito): unknown[] {
  const arbitrario = escrito ? conEscrito(schema, escrito.camino, escrito) : de(schema);
  return fc
    .sample(arbitrario, { numRuns: cuantos * 2, seed: SEMILLA })
    .map(porElCable)
    .filter((valor) => schema.safeParse(valor).success)
    .slice(0, cuantos);
}

/** What is undefined is not sent. */
const porElCable = (valor: unknown): unknown =>
  valor === undefined ? valor : (JSON.parse(JSON.stringify(valor)) as unknown);

function conEscrito(
  schema: ZodType,
  [paso, ...resto]: readonly Paso[],
  escrito: Escrito,
): fc.Arbitrary<unknown> {
  if (!paso) return escrito.cualquiera ? de(schema) : fc.constant(escrito.valor);
  const suyo = conEscrito(parteDe(schema, paso), resto, escrito);
  if (paso.parte === 'element') return fc.tuple(suyo);
  if (paso.parte === 'valueType')
    return fc.tuple(de(parteDe(schema, { parte: 'keyType' })), suyo).map((par) => {
      return Object.fromEntries([par]) as unknown;
    });
  if (paso.parte !== 'shape') return suyo;
  return deCampos({ ...camposDe(schema), [paso.clave ?? '']: suyo });
}

const deCampos = (campos: Record<string, fc.Arbitrary<unknown>>) => fc.record(campos);

const camposDe = (schema: ZodType): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(
    Object.entries((defDe(schema) as unknown as { shape: Record<string, ZodType> }).shape).map(
      ([campo, suyo]) => [campo, de(suyo)],
    ),
  );

type Hacer = (schema: ZodType) => fc.Arbitrary<unknown>;
const dentro =
  (parte: string): Hacer =>
  (schema) =>
    de((defDe(schema) as unknown as Record<string, Parte>)[parte] as ZodType);

const POR_TIPO: Readonly<Record<string, Hacer>> = {
  object: (schema) => deCampos(camposDe(schema)),
  array: (schema) => {
    const { minItems = 0, maxItems = Infinity } = jsonDe(schema);
    const maxLength = Math.max(minItems, Math.min(maxItems, 2)); // what fits neither limit is left out later
    return fc.array(dentro('element')(schema), { minLength: minItems, maxLength });
  },
  record: (schema) =>
    fc
      .array(fc.tuple(dentro('keyType')(schema), dentro('valueType')(schema)), { maxLength: 2 })
      .map((pares) => Object.fromEntries(pares) as unknown),
  union: (schema) =>
    fc.oneof(...(defDe(schema) as unknown as { options: ZodType[] }).options.map(de)),
  optional: (schema) => fc.option(dentro('innerType')(schema), { nil: undefined }),
  nullable: (schema) => fc.option(dentro('innerType')(schema), { nil: null }),
  default: dentro('innerType'),
  prefault: dentro('innerType'),
  catch: dentro('innerType'),
  readonly: dentro('innerType'),
  pipe: (schema) => {
    const { in: antes, out } = defDe(schema) as unknown as Record<'in' | 'out', ZodType>;
    return de(defDe(antes).type === 'transform' ? out : antes);
  },
  unknown: () => fc.constantFrom<unknown>('algo', 1, null, { a: 1 }),
  any: () => fc.constantFrom<unknown>('algo', 1, null),
};

function de(schema: ZodType): fc.Arbitrary<unknown> {
  return (POR_TIPO[defDe(schema).type] ?? deHoja)(schema);
}

/** As far as the contracts have it. */
type Json = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  format?: string;
  pattern?: string;
  allOf?: { pattern?: string }[];
};

const jsonDe = (schema: ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Json;

const hojas = new WeakMap<ZodType, fc.Arbitrary<unknown>>();

/** Of a leaf a few values that it takes, found by trying: its own rules say no more than whether one fits. */
function deHoja(schema: ZodType): fc.Arbitrary<unknown> {
  const hecha = hojas.get(schema);
  if (hecha) return hecha;
  const tomados = fc
    .sample(candidatosDe(jsonDe(schema)), { numRuns: 60, seed: SEMILLA })
    .filter((valor) => schema.safeParse(valor).success);
  const hoja = tomados.length > 0 ? fc.constantFrom(...tomados) : fc.constant(undefined);
  hojas.set(schema, hoja);
  return hoja;
}

function candidatosDe(json: Json): fc.Arbitrary<unknown> {
  if ('const' in json) return fc.constant(json.const);
  if (json.enum) return fc.constantFrom(...json.enum);
  if (json.type === 'boolean') return fc.boolean();
  if (json.type === 'null') return fc.constant(null);
  if (json.type === 'integer' || json.type === 'number') return deNumero(json);
  return deTexto(json);
}

function deNumero({ type, exclusiveMinimum, exclusiveMaximum, ...json }: Json) {
  const min = Math.ceil(json.minimum ?? (exclusiveMinimum ?? -10) + 1);
  const max = Math.floor(json.maximum ?? (exclusiveMaximum ?? min + 1_001) - 1);
  const entero = fc.integer({ min: Math.max(min, -1_000), max: Math.max(min, Math.min(max, 1e6)) });
  return type === 'integer'
    ? entero
    : fc.oneof(
        entero,
        entero.map((n) => n + 0.25),
      );
}

const TEXTOS = [
  'a@b.ec',
  'https://correo.ec/x',
  '2026-11-27T10:00:00.000Z',
  '2026-11-27T10:00:00-05:00',
  '2026-11-27',
  '2026-11',
  '08:30',
  'aGVsbG8h',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '1712345675',
  '1790011674001',
  '001-001-000000001',
  'ab',
  '12',
];

function deTexto({ minLength = 0, maxLength = 40, pattern, allOf = [] }: Json) {
  const patrones = [pattern, ...allOf.map((una) => una.pattern)].filter((uno) => uno !== undefined);
  const libre = fc.string({
    unit: fc.constantFrom('a', 'b', 'Z', '0', '7', ' '),
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, minLength + 12)),
  });
  return fc.oneof(
    libre,
    fc.constantFrom(...TEXTOS),
    ...patrones.flatMap((uno) => dePatron(uno) ?? []),
  );
}

function dePatron(patron: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(patron));
  } catch {
    return null; // it has what fast-check cannot turn around, such as a look ahead
  }
}
