import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ZodType } from 'zod';

import { leerCatalogo } from '../catalogo/catalogo';
import { formaDeServidor, SIN_FALLO, type Forma } from '../catalogo/formas';
import type { Call } from '../contracts/defineCall';

import { leerRespuesta } from './revisarRespuesta';

const NUEVO = 'PALABRA_DE_MANANA';

let LLAMADAS: Call[] = [];
beforeAll(async () => {
  LLAMADAS = Object.values(await leerCatalogo()).flatMap((calls) => Object.values(calls));
});

/** A value for each closed set of words in a reply, as the contract would have it but for that word. What a `catch` reads is open. */
function conPalabraNueva(forma: Forma): unknown[] {
  if (forma[SIN_FALLO] === true) return [];
  if (esConjunto(forma)) return [NUEVO];
  const alternativas = formas(forma['anyOf'] ?? forma['oneOf']);
  if (alternativas.length > 0) return alternativas.flatMap(conPalabraNueva);
  if (forma['type'] === 'array')
    return formas([forma['items']])
      .flatMap(conPalabraNueva)
      .map((una) => [una]);
  return [...deNombres(forma), ...deCampos(forma)];
}

function deCampos(forma: Forma): unknown[] {
  return Object.entries((forma['properties'] ?? {}) as Record<string, Forma>).flatMap(
    ([campo, suya]) =>
      conPalabraNueva(suya).map((una) => ({ ...(ejemplo(forma) as object), [campo]: una })),
  );
}

function deNombres(forma: Forma): unknown[] {
  const [nombres] = formas([forma['propertyNames']]);
  const [valor] = formas([forma['additionalProperties']]);
  if (!valor) return [];
  const nuevos = nombres && esConjunto(nombres) ? [{ [NUEVO]: ejemplo(valor) }] : [];
  return [...nuevos, ...conPalabraNueva(valor).map((una) => ({ uno: una }))];
}

const esConjunto = (forma: Forma) =>
  Array.isArray(forma['enum']) && forma['enum'].every((una) => typeof una === 'string');
const formas = (unas: unknown): Forma[] =>
  Array.isArray(unas)
    ? unas.filter((una): una is Forma => typeof una === 'object' && una !== null)
    : [];

/** Something that fits a schema, with as little as it takes. */
function ejemplo(forma: Forma): unknown {
  if ('const' in forma) return forma['const'];
  if (Array.isArray(forma['enum'])) return forma['enum'][0];
  const [primera] = formas(forma['anyOf'] ?? forma['oneOf']);
  if (primera) return ejemplo(primera);
  const tipo: unknown = Array.isArray(forma['type']) ? forma['type'][0] : forma['type'];
  if (tipo === 'object') return deObligados(forma);
  if (tipo === 'array')
    return Array(Number(forma['minItems'] ?? 0)).fill(ejemplo(formas([forma['items']])[0] ?? {}));
  return deTipo(String(tipo), forma);
}

function deObligados(forma: Forma): unknown {
  const partes = (forma['properties'] ?? {}) as Record<string, Forma>;
  const pedidos = (forma['required'] ?? []) as string[];
  return Object.fromEntries(pedidos.map((campo) => [campo, ejemplo(partes[campo] ?? {})]));
}

/** Texts by their format; those of a pattern are told apart by it. */
function deTipo(tipo: string, { format, pattern, minimum, minLength }: Forma): unknown {
  if (tipo === 'null') return null;
  if (tipo === 'boolean') return false;
  if (tipo === 'integer' || tipo === 'number') return Number(minimum ?? 0);
  if (tipo !== 'string') return 'algo';
  const deFormato = typeof format === 'string' ? EJEMPLOS[format] : undefined;
  const dePatron = Object.values(EJEMPLOS).find(
    (uno) => typeof pattern === 'string' && new RegExp(pattern, 'u').test(uno),
  );
  return deFormato ?? dePatron ?? 'a'.repeat(Number(minLength ?? 0));
}

const EJEMPLOS: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'ana@puerto.ec',
  date: '2026-11-20',
  'date-time': '2026-11-20T15:00:00Z',
  uri: 'https://puerto.ec',
  clave: '1'.repeat(49),
  numero: '001-001-000000001',
  mes: '2026-11',
  hora: '15:00',
  digitos: '1234',
  ruc: '1790000000001',
  base64: 'YQ==',
  build: 'aaaaaaaaaaaa',
  bandera: 'ventas.una',
  nombre: 'ventas',
};

describe('every reply that has a closed set of words', () => {
  it('is read with one that this build does not know, in each place', () => {
    const casos = LLAMADAS.flatMap((call) =>
      conPalabraNueva(formaDeServidor(call).reply).map((valor) => ({ call, valor })),
    );
    expect(casos.length).toBeGreaterThan(60);
    const malos = casos.flatMap(({ call, valor }) => {
      const { success, error } = leerRespuesta(call as { reply: ZodType }, valor);
      return success ? [] : [`${call.method} ${call.path}: ${JSON.stringify(error.issues)}`];
    });
    expect(malos).toEqual([]);
  });

  it('refuses it as a server, which answers only what its contract says', () => {
    const pasan = LLAMADAS.filter((call) =>
      conPalabraNueva(formaDeServidor(call).reply).some((una) => call.reply.safeParse(una).success),
    ).map(({ method, path }) => `${method} ${path}`);
    expect(pasan).toEqual([]);
  });
});
