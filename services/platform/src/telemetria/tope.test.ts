import { describe, expect, it } from '@jest/globals';

import { topeDeInformes } from './telemetriaRoutes';

const veces = (n: number, hacer: (i: number) => boolean) =>
  Array.from({ length: n }, (_, i) => hacer(i)).filter(Boolean).length;

describe('tope', () => {
  it('lets an address send so many in a minute, and then again', () => {
    let ms = 0;
    const ahora = () => new Date(ms);
    const cabe = topeDeInformes();
    expect(veces(500, () => cabe('1.1.1.1', ahora()))).toBe(120);
    expect(cabe('2.2.2.2', ahora())).toBe(true);
    ms += 59_999;
    expect(cabe('1.1.1.1', ahora())).toBe(false);
    ms += 1;
    expect(cabe('1.1.1.1', ahora())).toBe(true);
  });

  it('remembers no more addresses than it has room for', () => {
    const cabe = topeDeInformes();
    expect(veces(20_000, (i) => cabe(String(i), new Date(0)))).toBe(10_000);
    expect(cabe('0', new Date(0))).toBe(true);
  });
});
