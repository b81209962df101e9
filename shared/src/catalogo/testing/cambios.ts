import { z, type ZodNumber, type ZodObject, type ZodString, type ZodType } from 'zod';

import { defDe } from '../../contracts/partesDe';

import { clonar, enCampo, type Lugar } from './lugares';
import { valoresDe } from './valoresDe';

/** Something that is written after the change, or before it, and that the other side does not read. */
type Testigo = { valor: unknown } | 'cualquiera';
export type Hecho = { nuevo: ZodType; testigo: Testigo };
/** `ensancha`: all that was taken still is, and the witness is new. `estrecha`: the witness no longer is. `cambia`: nothing written so is read. */
export type Sentido = 'ensancha' | 'estrecha' | 'cambia';
export type Cambio = {
  que: string;
  sentido: Sentido;
  /** Null where it would change nothing there. */
  hacer: (lugar: Lugar) => Hecho | null;
};

const tipoDe = (nodo: ZodType) => defDe(nodo).type;
const tomaNulo = (nodo: ZodType) => nodo.safeParse(null).success;
const tomaNada = (nodo: ZodType) => nodo.safeParse(undefined).success;
const interiorDe = (nodo: ZodType) => (defDe(nodo) as unknown as { innerType: ZodType }).innerType;
const conTestigo = (nuevo: ZodType, valor: unknown): Hecho => ({ nuevo, testigo: { valor } });

type Check = { _zod: { def: { check: string; [clave: string]: unknown } } };
const checksDe = (nodo: ZodType) => (defDe(nodo).checks ?? []) as unknown as Check[];
const sinChecks = (nodo: ZodType, check: string) =>
  clonar(nodo, {
    ...defDe(nodo),
    checks: checksDe(nodo).filter((uno) => uno._zod.def.check !== check),
  });
const sinNinguno = (nodo: ZodType, check: string) =>
  checksDe(nodo).every((uno) => uno._zod.def.check !== check);

/** One that has a limit, and the same without it. */
const sinLimite =
  (tipo: string, check: string, pasado: (limite: number, nodo: ZodType) => unknown) =>
  ({ nodo }: Lugar): Hecho | null => {
    const limites = checksDe(nodo).filter((uno) => uno._zod.def.check === check);
    const [unico] = limites;
    if (tipoDe(nodo) !== tipo || !unico || limites.length > 1) return null;
    const { def } = unico._zod;
    const limite = Number(def['maximum'] ?? def['minimum'] ?? def['value']);
    if (!Number.isFinite(limite)) return null;
    const valor = pasado(limite, nodo);
    return valor === undefined ? null : conTestigo(sinChecks(nodo, check), valor);
  };

/** One of the values that it takes, and the same schema made so that it is no longer taken. */
const sinUno =
  (tipo: string, sin: (nodo: ZodType, valor: never) => ZodType | null) =>
  ({ nodo }: Lugar): Hecho | null => {
    if (tipoDe(nodo) !== tipo) return null;
    for (const valor of valoresDe(nodo, 12)) {
      const nuevo = sin(nodo, valor as never);
      if (nuevo) return conTestigo(nuevo, valor);
    }
    return null;
  };

const textos = (cuantos: number) => 'x'.repeat(Math.max(cuantos, 0));

const ANCHOS: Record<string, Cambio['hacer']> = {
  'may be null': ({ nodo }) => (tomaNulo(nodo) ? null : conTestigo(nodo.nullable(), null)),
  'may be missing': (lugar) =>
    !enCampo(lugar) || tomaNada(lugar.nodo) ? null : conTestigo(lugar.nodo.optional(), undefined),
  'a longer text': sinLimite('string', 'max_length', (maximo) => textos(maximo + 1)),
  'a shorter text': sinLimite('string', 'min_length', (minimo) =>
    minimo > 0 ? textos(minimo - 1) : undefined,
  ),
  'any text': ({ nodo }) =>
    sinNinguno(nodo, 'string_format')
      ? null
      : conTestigo(
          tipoDe(nodo) === 'string' && !('format' in defDe(nodo))
            ? sinChecks(nodo, 'string_format')
            : z.string(),
          '~ no ~',
        ),
  'a larger number': sinLimite('number', 'less_than', (maximo) => maximo + 1),
  'a smaller number': sinLimite('number', 'greater_than', (minimo) => minimo - 1),
  'a longer list': ({ nodo }) => deListaLarga(nodo),
  'an emptier list': sinLimite('array', 'min_length', (minimo) => (minimo > 0 ? [] : undefined)),
  'a word more': ({ nodo }) => {
    const palabras = palabrasDe(nodo);
    return palabras && conTestigo(z.enum([...palabras, 'otra_mas']), 'otra_mas');
  },
  'one kind more': ({ nodo }) => {
    const mas = z.array(z.literal('otra clase'));
    const valor = ['otra clase'];
    return nodo.safeParse(valor).success ? null : conTestigo(z.union([nodo, mas]), valor);
  },
  'with decimals': ({ nodo }) => {
    const limites = checksDe(nodo).filter((uno) => uno._zod.def.check !== 'number_format');
    if (tipoDe(nodo) !== 'number' || nodo.safeParse(0.5).success || nodo.safeParse(1.5).success)
      return null;
    return conTestigo(clonar(z.number(), { ...defDe(z.number()), checks: limites }), 1.5);
  },
  'from a rule to none': ({ nodo }) => {
    if (sinNinguno(nodo, 'custom')) return null;
    const nuevo = sinChecks(nodo, 'custom');
    const valor = valoresDe(nuevo, 40).find((uno) => !nodo.safeParse(uno).success);
    return valor === undefined ? null : conTestigo(nuevo, valor);
  },
};

function deListaLarga(nodo: ZodType): Hecho | null {
  const hecho = sinLimite('array', 'max_length', (maximo) => maximo)({ nodo, camino: [] });
  if (!hecho || hecho.testigo === 'cualquiera') return null;
  const maximo = Number(hecho.testigo.valor);
  const [una] = valoresDe((defDe(nodo) as unknown as { element: ZodType }).element, 1);
  if (una === undefined || maximo > 5_000) return null;
  return conTestigo(
    hecho.nuevo,
    Array.from({ length: maximo + 1 }, () => una),
  );
}

function palabrasDe(nodo: ZodType): string[] | null {
  const def = defDe(nodo);
  return def.type === 'enum' ? Object.values(def.entries).map(String) : null;
}

const ANGOSTOS: Record<string, Cambio['hacer']> = {
  'is never null': ({ nodo }) =>
    tipoDe(nodo) === 'nullable' && !tomaNulo(interiorDe(nodo))
      ? conTestigo(interiorDe(nodo), null)
      : null,
  'is never missing': (lugar) =>
    enCampo(lugar) && tipoDe(lugar.nodo) === 'optional' && !tomaNada(interiorDe(lugar.nodo))
      ? conTestigo(interiorDe(lugar.nodo), undefined)
      : null,
  'a text of fewer letters': sinUno('string', (nodo, valor: string) =>
    valor.length > 0 ? (nodo as ZodString).max(valor.length - 1) : null,
  ),
  'a text of more letters': sinUno('string', (nodo, valor: string) =>
    (nodo as ZodString).min(valor.length + 1),
  ),
  'a number below': sinUno('number', (nodo, valor: number) => (nodo as ZodNumber).lt(valor)),
  'a number up to': sinUno('number', (nodo, valor: number) => (nodo as ZodNumber).max(valor - 1)),
  'a number above': sinUno('number', (nodo, valor: number) => (nodo as ZodNumber).gt(valor)),
  'a number from': sinUno('number', (nodo, valor: number) => (nodo as ZodNumber).min(valor + 1)),
  'whole numbers alone': sinUno('number', (nodo, valor: number) =>
    Number.isInteger(valor) ? null : (nodo as ZodNumber).int(),
  ),
  'a list of fewer': sinUno('array', (nodo, valor: unknown[]) =>
    valor.length > 0 ? (nodo as z.ZodArray<ZodType>).max(valor.length - 1) : null,
  ),
  'a list of more': sinUno('array', (nodo, valor: unknown[]) =>
    (nodo as z.ZodArray<ZodType>).min(valor.length + 1),
  ),
  'a word less': ({ nodo }) => {
    const [primera, ...resto] = palabrasDe(nodo) ?? [];
    return resto.length > 0 ? conTestigo(z.enum(resto), primera) : null;
  },
  'one kind less': ({ nodo }) => {
    const def = defDe(nodo);
    if (def.type !== 'union' || def.options.length < 2) return null;
    const [primera, ...resto] = def.options as readonly ZodType[];
    const nuevo = clonar(nodo, { ...def, options: resto });
    const valor = primera && valoresDe(primera, 12).find((uno) => !nuevo.safeParse(uno).success);
    return valor === undefined ? null : conTestigo(nuevo, valor);
  },
  'yes alone': sinUno('boolean', (_nodo, valor: boolean) => z.literal(!valor)),
  'a rule': ({ nodo }) => {
    const [valor] = valoresDe(nodo, 1);
    if (valor === undefined) return null;
    const dicho = JSON.stringify(valor);
    return conTestigo(
      nodo.refine((uno) => JSON.stringify(uno) !== dicho),
      valor,
    );
  },
};

/** Of another kind altogether: nothing is read as both. */
const OTROS: Record<string, Cambio['hacer']> = {
  'another kind': ({ nodo }) => deOtraClase(nodo, z.strictObject({ otra_clase: z.literal(true) })),
  'a list of them': ({ nodo }) =>
    nodo.safeParse([]).success || tomaNada(nodo) ? null : deOtraClase(nodo, z.array(nodo)),
  'one instead of a list': ({ nodo }) =>
    tipoDe(nodo) === 'array'
      ? deOtraClase(nodo, (defDe(nodo) as unknown as { element: ZodType }).element)
      : null,
};

/** What may be left out, or is read whatever it is, goes on being read. */
function deOtraClase(nodo: ZodType, nuevo: ZodType): Hecho | null {
  if (tomaNada(nodo) || tomaNada(nuevo) || 'coerce' in defDe(nodo)) return null;
  if (valoresDe(nodo, 12).some((valor) => nuevo.safeParse(valor).success)) return null;
  if (valoresDe(nuevo, 12).some((valor) => nodo.safeParse(valor).success)) return null;
  return { nuevo, testigo: 'cualquiera' };
}

const conSentido =
  (sentido: Sentido) =>
  ([que, hacer]: [string, Cambio['hacer']]): Cambio => ({ que, sentido, hacer });

/** What one side takes or writes is made more, less or other, at one place. */
export const CAMBIOS: readonly Cambio[] = [
  ...Object.entries(ANCHOS).map(conSentido('ensancha')),
  ...Object.entries(ANGOSTOS).map(conSentido('estrecha')),
  ...Object.entries(OTROS).map(conSentido('cambia')),
];

/** Fields that come, go and are called otherwise: what that means depends on whether the reader is open to what it does not know. */
export type CambioDeCampos = {
  que: string;
  hacer: (objeto: ZodObject) => { nuevo: ZodObject; escribe: boolean; lee: boolean } | null;
};

const cerrado = (objeto: ZodObject) => objeto.def.catchall?._zod.def.type === 'never';
const campoQue = (objeto: ZodObject, sirve: (suyo: ZodType) => boolean): string | undefined =>
  Object.entries(objeto.shape as Record<string, ZodType>).find(([, suyo]) => sirve(suyo))?.[0];
const conShape = (objeto: ZodObject, shape: Record<string, unknown>) =>
  clonar(objeto, { ...objeto.def, shape }) as ZodObject;
const sin = (objeto: ZodObject, campo: string) =>
  Object.fromEntries(Object.entries(objeto.shape).filter(([uno]) => uno !== campo));

/** `escribe` and `lee`: whether it fits where who writes, or who reads, is changed so. */
export const CAMBIOS_DE_CAMPOS: readonly CambioDeCampos[] = [
  {
    que: 'a field more that may be missing',
    hacer: (objeto) => ({
      nuevo: conShape(objeto, { ...objeto.shape, campo_nuevo: z.string().optional() }),
      escribe: !cerrado(objeto),
      lee: true,
    }),
  },
  {
    que: 'a field more',
    hacer: (objeto) => ({
      nuevo: conShape(objeto, { ...objeto.shape, campo_nuevo: z.string() }),
      escribe: !cerrado(objeto),
      lee: false,
    }),
  },
  {
    que: 'a field less',
    hacer: (objeto) => {
      const campo = campoQue(objeto, (suyo) => !tomaNada(suyo));
      if (campo === undefined) return null;
      const nuevo = conShape(objeto, sin(objeto, campo));
      return { nuevo, escribe: false, lee: !cerrado(objeto) };
    },
  },
  {
    que: 'a field less that could be missing',
    hacer: (objeto) => {
      const campo = campoQue(objeto, (suyo) => tipoDe(suyo) === 'optional');
      if (campo === undefined) return null;
      const nuevo = conShape(objeto, sin(objeto, campo));
      return { nuevo, escribe: true, lee: !cerrado(objeto) };
    },
  },
  {
    que: 'a field by another name',
    hacer: (objeto) => {
      const campo = campoQue(objeto, (suyo) => !tomaNada(suyo));
      if (campo === undefined) return null;
      const suyo: unknown = objeto.shape[campo];
      const nuevo = conShape(objeto, { ...sin(objeto, campo), [`${campo}_nuevo`]: suyo });
      return { nuevo, escribe: false, lee: false };
    },
  },
];
