import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { comoOrigen, esDeEstaMaquina, faltaDeOrigen } from './origen';

describe('the origin of an area', () => {
  it.each([
    ['https://archivos.ejemplo.ec', 'https://archivos.ejemplo.ec'],
    ['https://archivos.ejemplo.ec/', 'https://archivos.ejemplo.ec'],
    ['HTTPS://Archivos.Ejemplo.EC:443', 'https://archivos.ejemplo.ec'],
    ['https://cdn-1.ejemplo.ec:8443', 'https://cdn-1.ejemplo.ec:8443'],
    ['https://ñandú.ec', 'https://xn--and-6ma2c.ec'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ])('is %s, spelled %s', (texto, escrito) => {
    expect(faltaDeOrigen(texto)).toBeNull();
    expect(comoOrigen(texto)).toBe(escrito);
  });

  it.each([
    ['', /se escribe como/],
    ['archivos.ejemplo.ec', /se escribe como/],
    ['https:archivos.ejemplo.ec', /se escribe como/],
    ['https://archivos.ejemplo.ec/caja', /sin camino/],
    ['https://archivos.ejemplo.ec\\caja', /sin camino/],
    ['https://archivos.ejemplo.ec/?', /sin camino/],
    ['https://archivos.ejemplo.ec#a', /sin camino/],
    ['https://ana:clave@archivos.ejemplo.ec', /usuario ni contraseña/],
    ['https://*.ejemplo.ec', /comodines/],
    ["https://a.ec;script-src'unsafe-inline'", /se escribe como/],
    ['https://a.ec,b.ec', /se escribe como/],
    ['https://[::1]', /se escribe como/],
    ['http://archivos.ejemplo.ec', /https/],
    ['http://localhost.ejemplo.ec', /https/],
    ['ftp://archivos.ejemplo.ec', /https/],
    ['data://archivos', /https|se escribe/],
  ])('is not %s, and says why', (texto, porque) => {
    expect(faltaDeOrigen(texto)).toMatch(porque);
  });

  it('fits into a list of them, whatever was typed', () => {
    const raros = fc.string({
      unit: fc.constantFrom(...'https://aZ9.-:;,\'"*@?#\\ %\t0127'.split(''), 'ñ'),
    });
    const tecleado = fc.tuple(fc.constantFrom('https://', 'http://', 'https:', ''), raros);
    fc.assert(
      fc.property(tecleado, ([comienzo, resto]) => {
        const texto = comienzo + resto;
        if (faltaDeOrigen(texto) !== null) return;
        const origen = comoOrigen(texto);
        expect(origen).toMatch(/^https?:\/\/[a-z0-9.-]+(:[0-9]{1,5})?$/);
        expect(faltaDeOrigen(origen)).toBeNull();
        expect(origen.startsWith('https://') || esDeEstaMaquina(origen)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
