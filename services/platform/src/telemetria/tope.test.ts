import { describe, expect, it } from '@jest/globals';

import { topeDeInformes } from './telemetriaRoutes';

const veces = (n: number, hacer: (i: number) => boolean) =>
  Array.from({ length: n }, (_, i) => hacer(i)).filter(Boolean).length;

describe('tope', () => {
  it('lets an address send so many in a minute, and then again', () => {
    let ahora = 0;
    const cabe = topeDeInformes(() => new Date(ahora));
    expect(veces(500, () => cabe('1.1.1.1'))).toBe(120);
    expect(cabe('2.2.2.2')).toBe(true);
    ahora += 59_999;
    expect(cabe('1.1.1.1')).toBe(false);
    ahora += 1;
    expect(cabe('1.1.1.1')).toBe(true);
  });

  it('remembers no more addresses than it has room for', () => {
    const cabe = topeDeInformes(() => new Date(0));
    expect(veces(20_000, (i) => cabe(String(i)))).toBe(10_000);
    expect(cabe('0')).toBe(true);
  });
});
