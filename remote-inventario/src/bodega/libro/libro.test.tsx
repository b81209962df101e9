import { describe, expect, it } from '@jest/globals';

import { diasSeguidos } from './ExistenciaGrafico';

describe('diasSeguidos', () => {
  it('keeps what there was on the days nothing moved, up to today', () => {
    const dias = [
      { fecha: '2026-02-27', saldo: 5 },
      { fecha: '2026-03-01', saldo: 2 },
    ];
    expect(diasSeguidos(dias, '2026-03-02')).toEqual([
      { fecha: '2026-02-27', saldo: 5 },
      { fecha: '2026-02-28', saldo: 5 },
      { fecha: '2026-03-01', saldo: 2 },
      { fecha: '2026-03-02', saldo: 2 },
    ]);
    expect(diasSeguidos(dias, '2026-01-01').at(-1)).toEqual(dias[1]); // a clock that runs behind
    expect(diasSeguidos([], '2026-01-01')).toEqual([]);
  });
});
