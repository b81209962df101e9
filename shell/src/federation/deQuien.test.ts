import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { detalleSchema } from '@comanda/shared/contracts/plataforma/telemetria';

import { deQuien, marcosDe } from './deQuien';

const SHELL = 'https://caja.ec/areas/shell/cccccccccccc/main.123456789.js';
const CAJA = 'https://caja.ec/areas/caja/aaaaaaaaaaaa/caja.js';
const VENTAS = 'https://caja.ec/areas/ventas/bbbbbbbbbbbb/1.js';

const DE_CHROME = [
  'TypeError: no customer Ana Pérez',
  `    at Object.r [as callback] (${SHELL}:1:99)`,
  `    at async Promise.all (index 0)`,
  `    at cobrar (${CAJA}:1:20333)`,
  `    at ${VENTAS}:2:7`,
].join('\n');
const DE_FIREFOX = [`r@${SHELL}:1:99`, `cobrar@${CAJA}:1:20333`, `@${VENTAS}:2:7`].join('\n');

describe('whose code threw', () => {
  it.each([
    ['Chrome', DE_CHROME],
    ['Firefox', DE_FIREFOX],
  ])('is the first area in the stack that is not the shell (%s)', (_que, pila) => {
    expect(deQuien(pila)).toEqual({ area: 'caja', build: 'aaaaaaaaaaaa' });
    expect(marcosDe(pila).slice(-2)).toEqual([
      'cobrar@caja/aaaaaaaaaaaa/caja.js:1:20333',
      '@ventas/bbbbbbbbbbbb/1.js:2:7',
    ]);
    expect(marcosDe(pila)[0]).toMatch(/@shell\/cccccccccccc\/main\.123456789\.js:1:99$/);
  });

  it('is the shell where only its files are there, and nobody where none is', () => {
    expect(deQuien(`at r (${SHELL}:1:99)`)).toEqual({ area: 'shell', build: 'cccccccccccc' });
    expect(deQuien('at chrome-extension://abc/x.js:1:1')).toBeNull();
  });

  it('has frames that the platform takes, whatever else stands in the stack', () => {
    const linea = fc.oneof(
      fc.string(),
      fc.string().map((texto) => `    at ${texto} (${CAJA}:1:2)`),
      fc.string().map((texto) => `${texto}@${CAJA}:1:2`),
    );
    fc.assert(
      fc.property(fc.array(linea), (lineas) => {
        const pila = marcosDe(lineas.join('\n'));
        const detalle = { pantalla: '', mensaje: '', pila };
        expect(detalleSchema.safeParse(detalle).success).toBe(true);
      }),
    );
  });
});
