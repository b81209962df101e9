import { describe, expect, it } from '@jest/globals';

import { soloCifras } from './soloCifras';

/** As it stands in the box after each key. */
const alEscribir = (texto: string, cifras: number, decimales?: number) =>
  texto.split('').reduce((hasta, tecla) => soloCifras(hasta + tecla, cifras, decimales), '');

describe('soloCifras', () => {
  it.each([
    ['12,5', 9, 2, '12.5'],
    ['1.234,5', 9, 2, '1.23.5'],
    ['1.234,5', 9, 3, '1.234.5'],
    ['$ 12.50', 9, 2, '12.50'],
    ['12,345', 9, 2, '12.34'],
    ['123456', 3, 0, '123'],
    ['doce', 9, 0, ''],
    ['12,5', 3, 0, '12.5'],
    [',5', 3, 2, '.5'],
  ])(
    '%s, of %d figures and %d places, is %s, typed or pasted',
    (texto, cifras, decimales, queda) => {
      expect(soloCifras(texto, cifras, decimales)).toBe(queda);
      expect(alEscribir(texto, cifras, decimales)).toBe(queda);
    },
  );
});
