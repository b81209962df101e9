import fc from 'fast-check';
import { z, type ZodObject, type ZodType } from 'zod';

import { leerRespuesta } from '../../api/revisarRespuesta';
import type { Call } from '../../contracts/defineCall';
import { defDe } from '../../contracts/partesDe';

import { CAMBIOS, CAMBIOS_DE_CAMPOS, type Cambio, type CambioDeCampos } from './cambios';
import { conCambio, esDistintivo, lugaresDe, type Lugar } from './lugares';
import { valoresDe } from './valoresDe';

const PARTES = ['params', 'query', 'body', 'reply'] as const;
type Parte = (typeof PARTES)[number];
/** Who is changed: in a request a client writes and a server reads, in a reply the other way about. */
type Quien = 'escribe' | 'lee';

/** A call as each side has it, after a change of one of them at one place of one part. */
export type Caso = {
  nombre: string;
  que: string;
  cabe: boolean;
  cliente: Call;
  servidor: Call;
  /** Of the values that were written in earnest, those that were read and those that were not. */
  leidos: number;
  noLeidos: number;
};

type Clase = { que: string; quien: Quien; campos?: CambioDeCampos; cambio?: Cambio };

const CLASES: readonly Clase[] = (['escribe', 'lee'] as const).flatMap((quien) => [
  ...CAMBIOS.map((cambio) => ({ que: `${quien}: ${cambio.que}`, quien, cambio })),
  ...CAMBIOS_DE_CAMPOS.map((campos) => ({ que: `${quien}: ${campos.que}`, quien, campos })),
]);

/** The same in what contracts have, and in what they have not yet. */
const ENVOLTORIOS: readonly ((una: ZodType) => ZodType)[] = [
  (una) => una,
  (una) => una,
  (una) => z.strictObject({ lista: z.array(una) }),
  (una) => z.strictObject({ porNombre: z.record(z.string().max(8), una) }),
  (una) =>
    z.strictObject({
      es: z.discriminatedUnion('clase', [
        z.strictObject({ clase: z.literal('una'), dato: una }),
        z.strictObject({ clase: z.literal('ninguna') }),
      ]),
    }),
];

const INTENTOS = 400;

/**
 * So many changes whose verdict is known by how they are made, of one kind after another. One of which nothing shows the verdict, as
 * no value could be made that its schema takes, is left out and another is drawn.
 */
export function sortear(
  calls: readonly Call[],
  cabe: boolean,
  { cuantos, semilla }: { cuantos: number; semilla: number },
): Caso[] {
  const azar = azarDe(semilla);
  const casos: Caso[] = [];
  const clases = CLASES.filter((una) => puedeSer(una, cabe));
  for (let n = 0; casos.length < cuantos && n < cuantos * 3; n += 1) {
    const clase = clases[n % clases.length];
    const caso = clase && unoDe(clase, cabe, calls, azar);
    if (caso) casos.push(caso);
  }
  return casos;
}

/** Of fields, and of words that are read open, the place decides. */
const puedeSer = ({ cambio, quien }: Clase, cabe: boolean) =>
  !cambio || DE_PALABRAS.test(cambio.que) || (cambio.sentido === DEBIDO[quien]) === cabe;

const DEBIDO = { escribe: 'estrecha', lee: 'ensancha' } as const;

type Azar = <T>(unos: readonly T[]) => T | undefined;

function azarDe(semilla: number): Azar {
  const numeros = (function* (): Generator<number, never> {
    for (let i = 0; ; i += 1)
      yield* fc.sample(fc.nat({ max: 2 ** 30 }), { numRuns: 2_000, seed: semilla + i });
  })();
  return (unos) => unos[numeros.next().value % unos.length];
}

function unoDe(clase: Clase, cabe: boolean, calls: readonly Call[], azar: Azar): Caso | null {
  for (let i = 0; i < INTENTOS; i += 1) {
    const sitio = sitioAlAzar(calls, azar);
    const hecho = sitio && hacer(clase, sitio);
    if (!hecho || hecho.cabe !== cabe) continue;
    const caso = armar(clase, sitio, hecho);
    if (cabe ? caso.leidos > 0 : caso.noLeidos > 0) return caso;
  }
  return null;
}

type Sitio = { call: Call; parte: Parte; schema: ZodType; lugar: Lugar };

function sitioAlAzar(calls: readonly Call[], azar: Azar): Sitio | null {
  const [call, parte, envolver] = [azar(calls), azar(PARTES), azar(ENVOLTORIOS)];
  const suya = call && parte && call[parte];
  if (!suya || !envolver) return null;
  const schema = envolver(suya);
  const lugar = azar(lugaresDe(schema));
  if (!lugar || lugar.camino.length === 0 || esDistintivo(schema, lugar)) return null;
  return { call, parte, schema, lugar };
}

type Hecho = { nuevo: ZodType; cabe: boolean; testigo: { valor: unknown } | 'cualquiera' };

function hacer({ quien, campos, cambio }: Clase, { lugar, parte }: Sitio): Hecho | null {
  if (campos) {
    if (defDe(lugar.nodo).type !== 'object') return null;
    const hecho = campos.hacer(lugar.nodo as ZodObject);
    return hecho && { nuevo: hecho.nuevo, cabe: hecho[quien], testigo: 'cualquiera' };
  }
  const hecho = cambio?.hacer(lugar);
  if (!hecho || !cambio) return null;
  const abierta =
    parte === 'reply' && defDe(lugar.nodo).type === 'enum' && DE_PALABRAS.test(cambio.que);
  return { ...hecho, cabe: abierta || cambio.sentido === DEBIDO[quien] };
}

/** The words of a reply are read open (docs/adr/0060). */
const DE_PALABRAS = /^(a word (more|less)|a rule)$/;

function armar(clase: Clase, { call, parte, schema, lugar }: Sitio, hecho: Hecho): Caso {
  const cambiado = conCambio(schema, lugar.camino, () => hecho.nuevo);
  const [escribe, lee] = clase.quien === 'escribe' ? [cambiado, schema] : [schema, cambiado];
  const [cliente, servidor] = parte === 'reply' ? [lee, escribe] : [escribe, lee];
  const { camino } = lugar;
  const escritos = [
    ...valoresDe(escribe, 10),
    ...valoresDe(escribe, 10, { camino, cualquiera: true }),
    ...(hecho.testigo === 'cualquiera'
      ? []
      : valoresDe(escribe, 2, { camino, valor: hecho.testigo.valor })),
  ];
  const leidos = escritos.filter((valor) => seLee(lee, valor, parte)).length;
  return {
    nombre: `${call.method} ${call.path}, ${parte}${camino.map(({ parte: p, clave }) => `.${clave ?? p}`).join('')}`,
    que: clase.que,
    cabe: hecho.cabe,
    cliente: { ...call, [parte]: cliente },
    servidor: { ...call, [parte]: servidor },
    leidos,
    noLeidos: escritos.length - leidos,
  };
}

const seLee = (lee: ZodType, valor: unknown, parte: Parte): boolean =>
  parte === 'reply' ? leerRespuesta({ reply: lee }, valor).success : lee.safeParse(valor).success;
