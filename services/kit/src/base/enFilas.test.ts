import { describe, expect, it } from '@jest/globals';

import { DemasiadosValores, enFilas, filasPorVez } from './enFilas';

const deTantas = (cuantas: number, fila: readonly unknown[]) =>
  Array.from({ length: cuantas }, () => fila);

describe('enFilas', () => {
  it('names a place for each value, row by row', () => {
    expect(
      enFilas([
        [7, 'a'],
        [7, 'b'],
      ]),
    ).toEqual({ lugares: '($1, $2), ($3, $4)', valores: [7, 'a', 7, 'b'] });
    expect(enFilas([])).toEqual({ lugares: '', valores: [] });
  });

  it('says so where one statement does not carry them all', () => {
    expect(enFilas(deTantas(13_107, [1, 2, 3, 4, 5])).valores).toHaveLength(65_535);
    expect(() => enFilas(deTantas(65_536, [1]))).toThrow(DemasiadosValores);
  });
});

describe('filasPorVez', () => {
  it('leaves none out, in their order', () => {
    const todas = Array.from({ length: 1_001 }, (_, i) => i);
    expect(filasPorVez(todas).map(({ length }) => length)).toEqual([500, 500, 1]);
    expect(filasPorVez(todas).flat()).toEqual(todas);
    expect(filasPorVez([])).toEqual([]);
  });
});
