import { createRequire } from 'node:module';

import { describe, expect, it } from '@jest/globals';

import { LETRAS_EMBEBIDAS } from '@comanda/shared/contracts/imprimible';

import { abrirHoja } from './hoja';
import { letra } from './letra';

const hoja = abrirHoja({ tamano: 'A4', margen: 30, titulo: 'prueba' });

describe('letra', () => {
  it.each([
    ['Ñandú €5 “ya” – Œuvre', 'Ñandú €5 “ya” – Œuvre'],
    ['Cafe\u0301', 'Café'],
    ['Кафе Łódź', 'Кафе Łódź'],
    ['Pollo 🍗 漢字', 'Pollo ? ??'],
    ['👨‍👩‍👧 familia', '? familia'],
  ])('shows %s as %s', (texto, visible) => {
    expect(letra(hoja, texto, {})).toBe(visible);
  });

  it('promises no letter that the embedded fonts lack', () => {
    const requerir = createRequire(require.resolve('pdfkit'));
    type Fuente = { hasGlyphForCodePoint(punto: number): boolean };
    const fontkit = requerir('fontkit') as { openSync(archivo: string): Fuente };
    const letras = [...Array(0xd800).keys()].slice(0x20);
    const prometidas = letras.filter((punto) => LETRAS_EMBEBIDAS.test(String.fromCharCode(punto)));
    expect(prometidas.length).toBeGreaterThan(1_500);
    for (const archivo of ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf']) {
      const fuente = fontkit.openSync(require.resolve(`dejavu-fonts-ttf/ttf/${archivo}`));
      expect(prometidas.filter((punto) => !fuente.hasGlyphForCodePoint(punto))).toEqual([]);
    }
  });
});
