import { describe, expect, it } from '@jest/globals';

import { elemento, limpiarTexto, opcional } from './xml';

describe('elemento', () => {
  it('escapes text and attributes as canonical XML does', () => {
    expect(elemento('a', `"x" & <y> 'z'\r`, { b: `"&<>'\n` })).toBe(
      `<a b="&quot;&amp;&lt;>'&#xA;">"x" &amp; &lt;y&gt; 'z'&#xD;</a>`,
    );
  });

  it('never closes itself', () => {
    expect(elemento('a', [])).toBe('<a></a>');
  });

  it('leaves out an optional element without text', () => {
    expect(elemento('a', [opcional('b', ''), opcional('c', null), opcional('d', 'x')])).toBe(
      '<a><d>x</d></a>',
    );
  });
});

describe('limpiarTexto', () => {
  it.each([
    ['uno\r\ndos\ttres', 'uno dos tres'],
    ['  cafe  ', 'cafe'],
    ['a\u0000b\u001Fc\uFFFE', 'abc'],
    ['\uD83D roto', 'roto'],
    ['\u2028x\u0085y', 'x y'],
  ])('makes one line of %j', (entrada, salida) => {
    expect(limpiarTexto(entrada)).toBe(salida);
  });

  it('cuts at the limit without halving an emoji', () => {
    expect(limpiarTexto('😀'.repeat(400))).toBe('😀'.repeat(300));
    expect(limpiarTexto('abc', 2)).toBe('ab');
  });
});
