import { describe, expect, it } from '@jest/globals';

import { repartir, trasCorrer } from './pasadas';

const RAIZ = '/casa';
const A = '/casa/a.test.ts';
const B = '/casa/b.test.ts';
const pasadas = { 'a.test.ts': { huella: '1', pruebas: 5 } };

describe('which test files run', () => {
  it('leaves out what passed and is made of the same', () => {
    const huellas = new Map([
      [A, '1'],
      [B, '1'],
    ]);
    expect(repartir(RAIZ, { huellas, pasadas })).toEqual({
      faltan: [B],
      sabidas: { archivos: 1, pruebas: 5 },
    });
  });

  it('runs what is made of something else', () => {
    const { faltan } = repartir(RAIZ, { huellas: new Map([[A, '2']]), pasadas });
    expect(faltan).toEqual([A]);
  });
});

describe('what is known after a run', () => {
  const antes = new Map([
    [A, '1'],
    [B, '1'],
  ]);
  const tras = (pasaron: number | null, { despues = antes, de = B } = {}) =>
    trasCorrer(RAIZ, [{ archivo: de, pasaron }], { antes, despues, pasadas });

  it('is what passed, and what had passed', () => {
    expect(tras(3)).toEqual({ ...pasadas, 'b.test.ts': { huella: '1', pruebas: 3 } });
  });

  it('is nothing of what failed or left something out', () => {
    expect(tras(null)).toEqual(pasadas);
  });

  it('forgets what passed once and fails now', () => {
    expect(tras(null, { de: A })).toEqual({});
  });

  it('is nothing of what was edited while it ran', () => {
    expect(tras(3, { despues: new Map([...antes, [B, '2']]) })).toEqual(pasadas);
  });

  it('forgets what is not there any more', () => {
    expect(tras(3, { despues: new Map([[B, '1']]) })).toEqual({
      'b.test.ts': { huella: '1', pruebas: 3 },
    });
  });
});
