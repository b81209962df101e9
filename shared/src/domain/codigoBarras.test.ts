import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { digitoDeControl, faltaDeBarras } from './codigoBarras';

describe('faltaDeBarras', () => {
  it.each([
    ['EAN-13, of the standard', '4006381333931'],
    ['EAN-8', '96385074'],
    ['UPC-A', '036000291452'],
  ])('finds nothing wrong with an %s', (_que, codigo) => {
    expect(faltaDeBarras(codigo)).toBeNull();
  });

  it.each([
    ['4006381333930', 'El ultimo digito deberia ser 1'],
    ['5901234123450', 'El ultimo digito deberia ser 7'],
    ['96385070', 'El ultimo digito deberia ser 4'],
    ['12345', 'El codigo de barras tiene 8, 12 o 13 digitos, y este 5'],
    ['00000000000000', 'El codigo de barras tiene 8, 12 o 13 digitos, y este 14'],
    ['40063813339X1', 'El codigo de barras tiene solo digitos'],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', 'El codigo de barras tiene solo digitos'],
    ['', 'El codigo de barras tiene solo digitos'],
  ])('says what is wrong with "%s"', (codigo, falta) => {
    expect(faltaDeBarras(codigo)).toBe(falta);
  });

  const cifras = (largo: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: largo, maxLength: largo });
  const sinControl = fc.constantFrom(7, 11, 12).chain(cifras);

  it('takes one last digit and refuses the nine others, naming the one it takes', () => {
    fc.assert(
      fc.property(sinControl, (antes) => {
        const inicio = antes.join('');
        const debido = digitoDeControl(inicio);
        for (let ultimo = 0; ultimo < 10; ultimo++) {
          expect(faltaDeBarras(`${inicio}${ultimo}`)).toBe(
            ultimo === debido ? null : `El ultimo digito deberia ser ${debido}`,
          );
        }
      }),
    );
  });

  it('finds any one digit that was typed wrongly', () => {
    fc.assert(
      fc.property(sinControl, fc.nat(), fc.integer({ min: 1, max: 9 }), (antes, donde, cuanto) => {
        const bueno = [...antes, digitoDeControl(antes.join(''))];
        const i = donde % bueno.length;
        const malo = bueno.with(i, ((bueno[i] ?? 0) + cuanto) % 10);
        expect(faltaDeBarras(malo.join(''))).not.toBeNull();
      }),
    );
  });

  it('finds most pairs of neighbours that were swapped: all but those five apart', () => {
    fc.assert(
      fc.property(sinControl, fc.nat(), (antes, donde) => {
        const bueno = [...antes, digitoDeControl(antes.join(''))];
        const i = donde % (bueno.length - 1);
        const [uno = 0, otro = 0] = bueno.slice(i, i + 2);
        const malo = bueno.with(i, otro).with(i + 1, uno);
        const distancia = Math.abs(uno - otro);
        expect(faltaDeBarras(malo.join('')) === null).toBe(distancia === 0 || distancia === 5);
      }),
    );
  });
});
