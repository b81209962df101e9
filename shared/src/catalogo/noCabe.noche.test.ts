import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';

import { leerCatalogo } from './catalogo';
import { veces } from '../testing/veces';

import { usuarioIdField } from '../contracts/campos';
import type { Call } from '../contracts/defineCall';
import { formaDeCliente, formaDeServidor, type Forma, type FormaDeLlamada } from './formas';
import { noCabe, noCabeLlamada } from './noCabe';

let LLAMADAS: Call[] = [];
beforeAll(async () => {
  LLAMADAS = Object.values(await leerCatalogo()).flatMap((calls) => Object.values(calls));
});

const nombreDe = ({ method, path }: Call) => `${method} ${path}`;

const forma = (schema: z.ZodType, io: 'input' | 'output' = 'input') => {
  const call: Call = { method: 'GET', path: '/x', acceso: PUBLICA, reply: schema };
  return (io === 'input' ? formaDeCliente : formaDeServidor)(call).reply;
};
const PUBLICA = { perfiles: 'publico', area: null } as const;
/** What is said of a server that writes the first and a client that reads the second. */
const faltas = (escribe: z.ZodType, lee: z.ZodType) =>
  noCabe(forma(escribe, 'output'), forma(lee, 'input'));

describe('a reply', () => {
  const caja = z.object({ id: z.int(), nombre: z.string().max(40), nota: z.string().optional() });

  it.each([
    ['has a field more', caja.extend({ saldo: z.number() })],
    ['promises what could be missing', caja.extend({ nota: z.string() })],
    ['is shorter than it might be', caja.extend({ nombre: z.string().max(20) })],
    ['is one of what it could be', caja.extend({ nombre: z.enum(['uno', 'dos']) })],
    ['no longer has what could be missing', caja.omit({ nota: true })],
  ])('%s: it is read', (_que, escribe) => {
    expect(faltas(escribe, caja)).toEqual([]);
  });

  it.each([
    ['a field less', caja.omit({ id: true }), ['id puede faltar, y se pide']],
    [
      'a field that may be missing',
      caja.extend({ id: z.int().optional() }),
      ['id puede faltar, y se pide'],
    ],
    ['another kind', caja.extend({ id: z.string() }), ['id es string donde se lee integer']],
    [
      'nothing where something stood',
      caja.extend({ nombre: z.string().max(40).nullable() }),
      ['nombre es null donde se lee string'],
    ],
    [
      'more than is taken',
      caja.extend({ nombre: z.string().max(80) }),
      ['nombre puede pasar del límite maxLength de 40'],
    ],
  ])('%s: it is not, and the field is named', (_que, escribe, dicho) => {
    expect(faltas(escribe, caja)).toEqual(dicho);
  });

  it('may be one thing more where who reads is ready for it', () => {
    const [antes, ahora] = [z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])];
    expect(faltas(ahora, antes)).toEqual([]);
    expect(faltas(z.string(), antes)).toEqual([]);
    expect(faltas(z.int(), antes)).toEqual(['el valor es integer donde se lee string']);
    expect(faltas(ahora, antes.catch('a'))).toEqual([]);
  });

  it.each([
    ['from 1', 'above 0', z.number().min(1), z.number().gt(0)],
    ['above 0', 'from 0', z.number().gt(0), z.number().min(0)],
    ['whole and above 0', 'from 1', z.int().gt(0), z.number().min(1)],
    ['whole and below 10', 'up to 9', z.int().lt(10), z.number().max(9)],
    ['up to 9', 'below 10', z.number().max(9), z.number().lt(10)],
    ['the number 3', 'above 0', z.literal(3), z.number().gt(0)],
  ])('a number %s is %s, however either is said', (_que, _como, escribe, lee) => {
    expect(faltas(escribe, lee)).toEqual([]);
  });

  it.each([
    ['from 0', 'above 0', z.number().min(0), z.number().gt(0), 'exclusiveMinimum de 0'],
    ['above 0', 'from 1', z.number().gt(0), z.number().min(1), 'minimum de 1'],
    ['up to 10', 'below 10', z.number().max(10), z.number().lt(10), 'exclusiveMaximum de 10'],
    ['the number 0', 'above 0', z.literal(0), z.number().gt(0), 'exclusiveMinimum de 0'],
  ])('a number %s may not be %s', (_que, _como, escribe, lee, limite) => {
    expect(faltas(escribe, lee)).toEqual([`el valor puede pasar del límite ${limite}`]);
  });

  it('may be an id of any version where it was of the ones that a standard knows, and not the other way round', () => {
    expect(faltas(z.uuid(), usuarioIdField)).toEqual([]);
    expect(faltas(usuarioIdField, z.uuid())).not.toEqual([]);
    expect(faltas(z.uuid(), z.string().regex(/^a/))).toEqual(['el valor tiene otro pattern']);
  });

  it('is what a build of before, which reads a closed set, knows and no more', () => {
    const [antes, ahora] = [{ type: 'string', enum: ['a', 'b'] }, z.enum(['a', 'b', 'c'])];
    expect(noCabe(forma(ahora, 'output'), antes)).toEqual(['el valor puede ser c, que no se lee']);
  });

  it('has a field that a closed reader refuses, and the field is named', () => {
    const cerrada = z.strictObject({ id: z.int() });
    expect(faltas(cerrada.extend({ mas: z.string() }), cerrada)).toEqual(['mas no se lee']);
  });

  it('is held to a rule of the reader that the writer does not have', () => {
    const par = z.int().refine((n) => n % 2 === 0);
    expect(faltas(z.int(), par)).toEqual(['el valor tiene una regla que quien escribe no sigue']);
    expect(faltas(par, par)).toEqual([]);
    expect(faltas(par.optional(), par.optional().refine(Boolean))).toHaveLength(1);
    expect(faltas(par.nullable(), par.nullable().refine(Boolean))).toHaveLength(2); // of both
    expect(faltas(par.nullable().refine(Boolean), par.nullable())).toEqual([]);
  });

  it('is held to a rule of what wraps words, and to none of the words, which are read open', () => {
    const palabras = z.enum(['a', 'b']);
    const regla = (una: string) => una !== 'a';
    expect(faltas(palabras, palabras.refine(regla))).toEqual([]);
    expect(faltas(palabras.default('b'), palabras.refine(regla).default('b'))).toEqual([]);
    expect(faltas(palabras.default('b'), palabras.default('b').refine(regla))).toEqual([
      'el valor tiene una regla que quien escribe no sigue',
    ]);
  });

  it('says where it is within lists and within what it is one of', () => {
    const lista = (total: z.ZodType) =>
      z.array(z.discriminatedUnion('tipo', [z.object({ tipo: z.literal('a'), total })]));
    expect(faltas(lista(z.string()), lista(z.number()))).toEqual([
      '[].total es string donde se lee number',
    ]);
  });
});

describe('a request', () => {
  it('is held to the words that the server knows', () => {
    const pide = (estado: z.ZodType): Call => ({
      method: 'POST',
      path: '/x',
      acceso: PUBLICA,
      body: z.strictObject({ estado }),
      reply: z.null(),
    });
    const [antes, ahora] = [pide(z.enum(['a', 'b'])), pide(z.enum(['a', 'b', 'c']))];
    expect(noCabeLlamada(formaDeCliente(antes), formaDeServidor(ahora))).toEqual([]);
    expect(noCabeLlamada(formaDeCliente(ahora), formaDeServidor(antes))).toEqual([
      'body.estado puede ser c, que no se lee',
    ]);
  });
});

describe('the calls of the product', () => {
  it('fit themselves, every one', () => {
    const malas = LLAMADAS.map((call) => [
      nombreDe(call),
      noCabeLlamada(formaDeCliente(call), formaDeServidor(call)),
    ]).filter(([, dicho]) => dicho?.length);
    expect(malas).toEqual([]);
  });
});

/** Somewhere in a schema that a change can be made: an object, or a member of one. */
type Lugar = { objeto: Forma; campo: string };
const partes = (una: Forma) => (una['properties'] ?? {}) as Record<string, Forma>;

function lugaresDe(una: unknown): Lugar[] {
  if (typeof una !== 'object' || una === null) return [];
  if (Array.isArray(una)) return una.flatMap(lugaresDe);
  const esta = una as Forma;
  const propios = Object.keys(partes(esta)).map((campo) => ({ objeto: esta, campo }));
  return [...propios, ...Object.values(esta).flatMap(lugaresDe)];
}

const exigidos = (objeto: Forma) => (objeto['required'] ?? []) as string[];
const exigido = ({ objeto, campo }: Lugar) => exigidos(objeto).includes(campo);
const dejaDePedir = (objeto: Forma, campo: string) =>
  (objeto['required'] = exigidos(objeto).filter((uno) => uno !== campo));
const sinFallo = ({ objeto, campo }: Lugar) => Boolean(partes(objeto)[campo]?.['x-sin-fallo']);
const deTexto = ({ objeto, campo }: Lugar) => partes(objeto)[campo]?.['type'] === 'string';
/** Where one way is as good as another, a change in one may be no change. */
const deUnaForma = (una: Forma) => !JSON.stringify(una).includes('"anyOf"');

type Cambio = { sirve: (lugar: Lugar) => boolean; hacer: (lugar: Lugar) => void };

/** Of a server, seen by a client that was built before: of its request and of its reply. */
const CAMBIOS: Record<
  'compatibles' | 'rotos',
  Record<'pide' | 'responde', Record<string, Cambio>>
> = {
  compatibles: {
    pide: {
      'a field that it may be given': {
        sirve: () => true,
        hacer: ({ objeto }) => (partes(objeto)['nuevo'] = { type: 'string' }),
      },
      'a field it no longer needs': {
        sirve: exigido,
        hacer: ({ objeto, campo }) => dejaDePedir(objeto, campo),
      },
      'longer texts': {
        sirve: (lugar) => deTexto(lugar),
        hacer: ({ objeto, campo }) => delete partes(objeto)[campo]?.['maxLength'],
      },
    },
    responde: {
      'a field more': {
        sirve: () => true,
        hacer: ({ objeto }) => (partes(objeto)['nuevo'] = { type: 'number' }),
      },
      'a field it always gives now': {
        sirve: (lugar) => !exigido(lugar),
        hacer: ({ objeto, campo }) => (objeto['required'] = [...exigidos(objeto), campo]),
      },
    },
  },
  rotos: {
    pide: {
      'a field that it must be given': {
        sirve: () => true,
        hacer: ({ objeto }) => {
          partes(objeto)['nuevo'] = { type: 'string' };
          objeto['required'] = [...exigidos(objeto), 'nuevo'];
        },
      },
      'a field of another kind': {
        sirve: (lugar) => deTexto(lugar) && !sinFallo(lugar),
        hacer: ({ objeto, campo }) => (partes(objeto)[campo] = { type: 'boolean' }),
      },
      'shorter texts': {
        sirve: (lugar) =>
          deTexto(lugar) &&
          !sinFallo(lugar) &&
          !['const', 'enum'].some((clave) => clave in (partes(lugar.objeto)[lugar.campo] ?? {})),
        hacer: ({ objeto, campo }) => (partes(objeto)[campo] = { type: 'string', minLength: 9999 }),
      },
    },
    responde: {
      'a field less': {
        sirve: exigido,
        hacer: ({ objeto, campo }) => {
          Reflect.deleteProperty(partes(objeto), campo);
          dejaDePedir(objeto, campo);
        },
      },
      'a field that may be missing': {
        sirve: exigido,
        hacer: ({ objeto, campo }) => dejaDePedir(objeto, campo),
      },
      'a field of another kind': {
        sirve: (lugar) => exigido(lugar) && 'type' in (partes(lugar.objeto)[lugar.campo] ?? {}),
        hacer: ({ objeto, campo }) => (partes(objeto)[campo] = { type: 'otro' }),
      },
    },
  },
};

const copia = (una: FormaDeLlamada) => structuredClone(una);

/** Calls with their server changed in one place of its request, or of its reply. */
function cambiadas(parte: 'pide' | 'responde', { sirve, hacer }: Cambio) {
  return LLAMADAS.flatMap((call) => {
    const [cliente, servidor] = [formaDeCliente(call), copia(formaDeServidor(call))];
    const donde = parte === 'pide' ? servidor.body : servidor.reply;
    if (!donde || !deUnaForma(donde)) return [];
    const lugar = lugaresDe(donde).find(
      (uno) => sirve(uno) && (parte === 'pide' || !delClienteSinFallo(cliente, uno.campo)),
    );
    if (!lugar) return [];
    hacer(lugar);
    return [{ nombre: nombreDe(call), dicho: noCabeLlamada(cliente, servidor) }];
  });
}

const delClienteSinFallo = (cliente: FormaDeLlamada, campo: string) =>
  lugaresDe(cliente.reply).some((uno) => uno.campo === campo && sinFallo(uno));

describe('a change of a server, made in every call that it can be made in', () => {
  const casos = (cuales: 'compatibles' | 'rotos') =>
    (['pide', 'responde'] as const).flatMap((parte) =>
      Object.entries(CAMBIOS[cuales][parte]).map(([que, cambio]) => ({ que, parte, cambio })),
    );

  it.each(casos('compatibles'))('goes unnoticed: $parte, $que', ({ parte, cambio }) => {
    const todas = cambiadas(parte, cambio);
    expect(todas.length).toBeGreaterThan(10);
    expect(todas.filter(({ dicho }) => dicho.length > 0)).toEqual([]);
  });

  it.each(casos('rotos'))('is told: $parte, $que', ({ parte, cambio }) => {
    const todas = cambiadas(parte, cambio);
    expect(todas.length).toBeGreaterThan(10);
    expect(todas.filter(({ dicho }) => dicho.length === 0)).toEqual([]);
  });
});

/** Schemas, with values that fit them. */
const hoja: fc.Arbitrary<Forma> = fc.oneof(
  fc.record({ type: fc.constant('boolean') }),
  fc.record({ type: fc.constant('null') }),
  fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 0, max: 5 }))
    .map(([minimum, mas]) => ({ type: 'integer', minimum, maximum: minimum + mas })),
  fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
    .map(([minLength, mas]) => ({ type: 'string', minLength, maxLength: minLength + mas })),
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }).map((valores) => ({
    type: 'string',
    enum: valores,
  })),
);

const { esquema } = fc.letrec<{ esquema: Forma }>((tie) => ({
  esquema: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'esquema' },
    hoja,
    fc.record({ type: fc.constant('array'), items: tie('esquema') }),
    fc.record({ anyOf: fc.array(tie('esquema'), { minLength: 1, maxLength: 2 }) }),
    fc
      .record({
        a: fc.option(tie('esquema'), { nil: undefined }),
        b: fc.option(tie('esquema'), { nil: undefined }),
        pide: fc.subarray(['a', 'b']),
        cerrado: fc.boolean(),
      })
      .map(({ a, b, pide, cerrado }) => {
        const properties: Record<string, Forma> = {};
        if (a) properties['a'] = a;
        if (b) properties['b'] = b;
        const required = pide.filter((campo) => campo in properties);
        return { type: 'object', properties, required, additionalProperties: cerrado ? false : {} };
      }),
  ),
}));

function valorDe(una: Forma): fc.Arbitrary<unknown> {
  if (una['anyOf']) return fc.oneof(...(una['anyOf'] as Forma[]).map(valorDe));
  if (una['enum']) return fc.constantFrom(...(una['enum'] as string[]));
  const { minLength, maxLength, minimum: min, maximum: max } = una as Record<string, number>;
  switch (una['type']) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer({ min: min ?? 0, max: max ?? 0 });
    case 'string':
      return fc.string({
        minLength: minLength ?? 0,
        maxLength: maxLength ?? 9,
        unit: 'grapheme-ascii',
      });
    case 'array':
      return fc.array(valorDe(una['items'] as Forma), { maxLength: 2 });
    default:
      return fc.record(
        Object.fromEntries(Object.entries(partes(una)).map(([k, v]) => [k, valorDe(v)])),
        { requiredKeys: exigidos(una) },
      );
  }
}

describe('noCabe', () => {
  it('never says that a value is read which is not', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(esquema, esquema)
          .chain(([escribe, lee]) =>
            fc.tuple(fc.constant(escribe), fc.constantFrom(lee, escribe), valorDe(escribe)),
          ),
        ([escribe, lee, valor]) => {
          const leido = z.fromJSONSchema(lee).safeParse(valor);
          return leido.success || noCabe(escribe, lee).length > 0;
        },
      ),
      { numRuns: veces(20_000, 400) },
    );
  });

  it('says nothing of what is written as it is read', () => {
    fc.assert(
      fc.property(esquema, (una) => noCabe(una, una).length === 0),
      { numRuns: veces(20_000, 400) },
    );
  });
});
