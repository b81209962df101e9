import { describe, expect, it } from '@jest/globals';

import { quienLlama } from './quienLlama';

const MARCO = 'http://localhost:3000/areas/shell/0123456789ab/marco.111111111111.js:1:200';
const REACT = 'http://localhost:3000/areas/shell/0123456789ab/vendor.222222222222.js:1:90';
const CAJA = 'http://localhost:3000/areas/caja/abcdef012345/caja.333333333333.js:1:42';
const LEJOS = 'https://archivos.ejemplo.ec/eventos/abcdef012345/eventos.444444444444.js:1:42';

const chromium = (...marcos: string[]) =>
  ['Error', ...marcos.map((uno, i) => (i % 2 ? `    at ${uno}` : `    at f (${uno})`))].join('\n');
const firefox = (...marcos: string[]) => marcos.map((uno) => `f@${uno}`).join('\n');

describe.each([
  ['Chromium', chromium],
  ['Firefox', firefox],
])('the area that calls, in a stack of %s', (_quien, pila) => {
  it.each([
    ['of an area', [MARCO, MARCO, CAJA, REACT], 'caja'],
    ['of an area whose files are elsewhere', [MARCO, LEJOS], 'eventos'],
    ['of a library of the shell, for an area', [MARCO, REACT, CAJA], null],
    ['of the frame itself', [MARCO, MARCO, REACT], null],
    ['of nobody else', [MARCO], null],
    ['of what is no build', [MARCO, 'http://localhost:3000/temprano.js:1:1', CAJA], null],
  ])('%s', (_que, marcos, area) => {
    expect(quienLlama({ stack: pila(...marcos) })).toBe(area);
  });
});
