import { describe, expect, it } from '@jest/globals';

import { hastaLaHora } from './hastaLaHora';

const horas = [
  { hora: 9, ventas: 1, total: 10.1, antes: { ventas: 2, total: 20.2 } },
  { hora: 12, ventas: 1, total: 5, antes: { ventas: 0, total: 0 } },
  { hora: 20, ventas: 0, total: 0, antes: { ventas: 9, total: 900 } },
];

describe('hastaLaHora', () => {
  it('leaves out of both days the hours that are not over', () => {
    expect(hastaLaHora({ horas, hora_corte: 0 }, 12)).toEqual({
      ahora: { total: 1010, ventas: 1 },
      antes: { total: 2020, ventas: 2 },
    });
    expect(hastaLaHora({ horas, hora_corte: 0 }, 13)).toEqual({
      ahora: { total: 1510, ventas: 2 },
      antes: { total: 2020, ventas: 2 },
    });
  });

  it('goes on after midnight until the hour at which a day begins', () => {
    const deBar = [
      { hora: 22, ventas: 1, total: 30, antes: { ventas: 1, total: 20 } },
      { hora: 0, ventas: 1, total: 5, antes: { ventas: 1, total: 7 } },
      { hora: 2, ventas: 0, total: 0, antes: { ventas: 1, total: 90 } },
    ];
    expect(hastaLaHora({ horas: deBar, hora_corte: 4 }, 1)).toEqual({
      ahora: { total: 3500, ventas: 2 },
      antes: { total: 2700, ventas: 2 },
    });
  });

  it('has nothing before the first hour is over', () => {
    expect(hastaLaHora({ horas, hora_corte: 0 }, 9)).toEqual({
      ahora: { total: 0, ventas: 0 },
      antes: { total: 0, ventas: 0 },
    });
  });
});
