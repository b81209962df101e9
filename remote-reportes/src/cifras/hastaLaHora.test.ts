import { describe, expect, it } from '@jest/globals';

import { hastaLaHora } from './hastaLaHora';

const horas = [
  { hora: 9, ventas: 1, total: 10.1, antes: { ventas: 2, total: 20.2 } },
  { hora: 12, ventas: 1, total: 5, antes: { ventas: 0, total: 0 } },
  { hora: 20, ventas: 0, total: 0, antes: { ventas: 9, total: 900 } },
];

describe('hastaLaHora', () => {
  it('leaves out of both days the hours that are not over', () => {
    expect(hastaLaHora({ horas }, 12)).toEqual({
      ahora: { total: 1010, ventas: 1 },
      antes: { total: 2020, ventas: 2 },
    });
    expect(hastaLaHora({ horas }, 13)).toEqual({
      ahora: { total: 1510, ventas: 2 },
      antes: { total: 2020, ventas: 2 },
    });
  });

  it('has nothing before the first hour is over', () => {
    expect(hastaLaHora({ horas }, 9)).toEqual({
      ahora: { total: 0, ventas: 0 },
      antes: { total: 0, ventas: 0 },
    });
  });
});
