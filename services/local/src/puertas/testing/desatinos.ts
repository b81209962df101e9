import type { Azar } from '../../demo/azar';
import { camposDe, type Entrada, type Llamada } from '../../testing/llamadas';

import type { Peticion } from './conexion';

type Cuerpo = Record<string, unknown>;
/** What a request is made of, before it is bytes. */
type Borrador = {
  metodo: string;
  ruta: string;
  consulta: [string, unknown][];
  cabeceras: [string, string][];
  /** An object that is sent as JSON, or the very text; null for none. */
  cuerpo: Cuerpo | string | null;
};

const hondo = (abre: string, cierra: string, veces: number) =>
  `${abre.repeat(veces)}1${cierra.repeat(veces)}`;

const TEXTOS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u001bp0',
  '\u0007',
  '\ud800',
  'a\udfff',
  '\uffff',
  '\ufeff',
  '😀'.repeat(50),
  '\u202eabc',
  'ñ'.repeat(300),
  'x'.repeat(501),
  'x'.repeat(100_000),
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '"',
  '../../etc/passwd',
  '{{7*7}}',
  '<b>x</b>',
  '$1',
  ';',
  '9'.repeat(15),
  '9'.repeat(19),
  '9'.repeat(40),
  '-1',
  '0',
  '1e400',
  'NaN',
  '0x10',
  '1.5',
  '9999-99-99',
  '0000-00-00',
  '2026-02-30',
  '-271821-04-20',
  '294276-12-31',
  '20/11/2026',
  '00000000-0000-0000-0000-000000000000',
  '2026',
  'true',
  'null',
  '[]',
  '{}',
  '====',
  'AAAA',
];
const VALORES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  0.001,
  2 ** 31,
  2 ** 53,
  1e21,
  1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  [{}],
  { a: 1 },
  Array(2_000).fill('x'),
  Array(2_000).fill({}),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`c${i}`, i])),
];
const CUERPOS: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '7',
  '{"a":',
  '{"__proto__":{"x":1}}',
  '\u0000',
  '{}{}',
  '﻿{}',
  hondo('[', ']', 100_000),
  hondo('{"a":', '}', 50_000),
  `{"a":"${'x'.repeat(1_100_000)}"}`,
  '{"constructor":{"prototype":{"x":1}}}',
  'empresa=x',
  '<x/>',
  "{'a':1}",
  '{"a":1e999}',
];
const TIPOS = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '',
  'x',
  'application/x-www-form-urlencoded',
  'application/json;;',
  'a/b\tc',
];
const FINALES = ['//', '/%00', '/%zz', '/%E0%A4', '/..%2f..%2f', '/.', ';a=1', '/\\', '/%', '#x'];
const CABECERAS: readonly [string, string][] = [
  ...(['', 'Bearer', 'Bearer x', `Bearer ${'x'.repeat(5_000)}`, 'Basic eDp4'] as const).map(
    (valor): [string, string] => ['authorization', valor],
  ),
  ['cookie', 'comanda_refresco=%00; =; ;;; a'],
  ['cookie', `comanda_refresco=${'x'.repeat(8_000)}`],
  ['idempotency-key', 'x'],
  ['x-request-id', '../../x'],
  ['accept-encoding', 'identity;q=z, *'],
  ['range', 'bytes=9-1'],
  ['expect', '200-maybe'],
  ['content-encoding', 'gzip'],
  ['origin', 'null'],
  ['user-agent', '\xff\xfe'.repeat(200)],
  ['x-forwarded-for', '::1, %00'],
  ['if-none-match', '"'],
];

type Desatino = (borrador: Borrador, azar: Azar) => Borrador;

const DESATINOS: readonly Desatino[] = [
  enElCuerpo,
  enElCuerpo,
  enElCuerpo,
  enLaConsulta,
  enLaRuta,
  (b, azar) => ({ ...b, cuerpo: azar.uno(CUERPOS) }),
  (b, azar) => ({ ...b, cuerpo: conDeMas(objeto(b), azar) }),
  (b) => ({ ...b, cuerpo: doblado(objeto(b)) }),
  (b) => ({ ...b, consulta: [...b.consulta, ...b.consulta] }),
  (b, azar) => ({ ...b, ruta: b.ruta + azar.uno(FINALES) }),
  (b, azar) => ({
    ...b,
    ruta: azar.uno(['//', '/%00', '/areas/%00/x', '/v1/%zz', '/v1', '/x.js']),
  }),
  (b, azar) => ({ ...b, metodo: azar.uno(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) }),
  (b, azar) => ({
    ...b,
    cabeceras: [...sin(b, 'content-type'), ['content-type', azar.uno(TIPOS)]],
  }),
  (b, azar) => {
    const cabecera = azar.uno(CABECERAS);
    return { ...b, cabeceras: [...sin(b, cabecera[0]), cabecera] };
  },
  (b, azar) => ({ ...b, cabeceras: [...b.cabeceras, azar.uno(b.cabeceras)] }),
];

/** A good request of the call with one to three things wrong with it. */
export function desatinar(
  { call, url }: Llamada,
  entrada: Entrada,
  { azar, sesion }: { azar: Azar; sesion: Readonly<Record<string, string>> },
): Peticion {
  const tomar = (parte: Llamada['call']['body']) =>
    Object.keys(parte?.shape ?? {})
      .filter((campo) => entrada[campo] !== undefined)
      .map((campo): [string, unknown] => [campo, entrada[campo]]);
  const dePar = camposDe(call).includes('idempotencia') ? [] : ['idempotencia'];
  let borrador: Borrador = {
    metodo: call.method,
    ruta: url.replace(/:(\w+)/g, (_, campo: string) => encodeURIComponent(String(entrada[campo]))),
    consulta: tomar(call.query),
    cabeceras: [
      ['content-type', 'application/json'],
      ...Object.entries(sesion),
      ...Object.entries(entrada.cookies ?? {}).map(cookie),
      ...(call.idempotente ? dePar : []).map((): [string, string] => [
        'idempotency-key',
        azar.uuid(),
      ]),
    ],
    cuerpo: call.body ? Object.fromEntries(tomar(call.body)) : null,
  };
  for (let veces = azar.uno([1, 1, 1, 2, 3]); veces > 0; veces--)
    borrador = azar.uno(DESATINOS)(borrador, azar);
  return enPeticion(borrador);
}

const cookie = ([nombre, valor]: [string, string]): [string, string] => [
  'cookie',
  `${nombre}=${valor}`,
];
const objeto = ({ cuerpo }: Borrador): Cuerpo =>
  typeof cuerpo === 'object' && cuerpo !== null ? cuerpo : {};
const sin = ({ cabeceras }: Borrador, nombre: string) =>
  cabeceras.filter(([otro]) => otro !== nombre);

/** One field, at whatever depth, becomes what it should not be, or goes. */
function enElCuerpo(borrador: Borrador, azar: Azar): Borrador {
  return { ...borrador, cuerpo: cambiado(objeto(borrador), azar) as Cuerpo };
}

function cambiado(valor: unknown, azar: Azar): unknown {
  const hijos = typeof valor === 'object' && valor !== null ? Object.keys(valor) : [];
  if (hijos.length === 0 || azar.siguiente() < 0.1) return malo(azar);
  const elegida = azar.uno(hijos);
  const quitar = azar.siguiente() < 0.15;
  const pares = Object.entries(valor as Cuerpo)
    .filter(([clave]) => clave !== elegida || !quitar)
    .map(([clave, hijo]) => [clave, clave === elegida ? cambiado(hijo, azar) : hijo]);
  return Array.isArray(valor) ? pares.map(([, hijo]) => hijo) : Object.fromEntries(pares);
}

const malo = (azar: Azar): unknown =>
  azar.siguiente() < 0.5 ? azar.uno(TEXTOS) : azar.uno(VALORES);

function enLaConsulta(borrador: Borrador, azar: Azar): Borrador {
  const { consulta } = borrador;
  if (consulta.length === 0) return { ...borrador, consulta: [['empresa', azar.uno(TEXTOS)]] };
  const cual = azar.entero(0, consulta.length - 1);
  return {
    ...borrador,
    consulta: consulta.map(([campo, valor], i) => [campo, i === cual ? azar.uno(TEXTOS) : valor]),
  };
}

function enLaRuta(borrador: Borrador, azar: Azar): Borrador {
  const partes = borrador.ruta.split('/');
  const cual = azar.entero(1, partes.length - 1);
  const otra = codificado(azar.uno(TEXTOS).slice(0, 5_000));
  return { ...borrador, ruta: partes.map((parte, i) => (i === cual ? otra : parte)).join('/') };
}

function conDeMas(cuerpo: Cuerpo, azar: Azar): Cuerpo {
  const cuantas = azar.uno([1, 6, 5_000]);
  const sobran = Array.from({ length: cuantas }, (_, i): [string, unknown] => [
    `${azar.uno(TEXTOS).slice(0, 50)}${i}`,
    i,
  ]);
  return Object.fromEntries([...Object.entries(cuerpo), ...sobran]);
}

/** The same keys twice, the second time with nothing. */
function doblado(cuerpo: Cuerpo): string {
  const pares = Object.entries(cuerpo).map((par) =>
    par.map((uno) => JSON.stringify(uno)).join(':'),
  );
  return `{${[...pares, ...Object.keys(cuerpo).map((clave) => `${JSON.stringify(clave)}:null`)].join(',')}}`;
}

/** As an address carries it; halves of a character, which it cannot, as they are. */
function codificado(texto: string): string {
  try {
    return encodeURIComponent(texto);
  } catch {
    return '%ED%A0%80';
  }
}

function enPeticion({ metodo, ruta, consulta, cabeceras, cuerpo }: Borrador): Peticion {
  const pares = consulta.map(
    ([campo, valor]) => `${codificado(campo)}=${codificado(String(valor))}`,
  );
  return {
    metodo,
    direccion: (pares.length > 0 ? `${ruta}?${pares.join('&')}` : ruta).slice(0, 20_000),
    cabeceras,
    cuerpo: typeof cuerpo === 'string' || cuerpo === null ? cuerpo : JSON.stringify(cuerpo),
  };
}
