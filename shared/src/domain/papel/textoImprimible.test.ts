import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { tieneCp858 } from './cp858';

import { textoImprimible } from './textoImprimible';

/** Any code point, the ones that are nothing and half of a pair included. */
const cualquiera = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 12 })
  .map((codigos) => String.fromCodePoint(...codigos));

describe('imprimible', () => {
  it.each([
    ['Ceviche de camarón, ñandú, ¡500 €!', 'Ceviche de camarón, ñandú, ¡500 €!'],
    ['Combo → papas', 'Combo -> papas'],
    ['Ana ←p0@A', 'Ana <-p0@A'],
    ['• uno ● dos', '* uno * dos'],
    ['“El ‘Rey’” — 5–6… ½', '"El \'Rey\'" - 5-6... ½'],
    ['Coca™ 5‰ ﬁno Ａ４ ㎏ x⁴', 'CocaTM 5o/oo fino A4 kg x4'],
    ['Łukasz Dvořák Őry Ștefan Nguyễn', 'Lukasz Dvorák Ory Stefan Nguyen'],
    ['a ≠ b ≤ c ≮ d', 'a <> b <= c ? d'],
    ['§ 7 ¶', 'S 7 P'],
    ['e\u0301 n\u0303 x\u0301\u0302\u0303', 'é ñ x'],
    ['a\u200bb\u200e\u202ec\u00add\ufeffe\u3164f', 'abcdef'],
    ['a\tb\nc\0d\u001be\u0085f\u007fg\u00a0h\u2028i\u3000j', 'a b c d e f g h i j'],
    ['😀 👨‍👩‍👧‍👦 🇪🇨 👍🏽 ❤️ 1️⃣ ♥ ☺', '? ? ? ? ? 1 ? ?'],
    ['漢字 مرحبا 한', '?? ????? ?'],
    ['\ud800x', '?x'],
  ])('prints %j as %j', (texto, papel) => {
    expect(textoImprimible(texto)).toBe(papel);
  });

  it('answers nothing but bytes that print, whatever it is given, and changes nothing of those', () => {
    fc.assert(
      fc.property(cualquiera, (texto) => {
        const papel = textoImprimible(texto);
        expect(Array.from(papel).filter((caracter) => !tieneCp858(caracter))).toEqual([]);
        expect(textoImprimible(papel)).toBe(papel);
      }),
      { numRuns: 2_000 },
    );
  });
});
