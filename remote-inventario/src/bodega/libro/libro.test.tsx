import { describe, expect, it } from '@jest/globals';

import { diasSeguidos } from './ExistenciaGrafico';
import { mesesHasta, nombreDeMes } from './meses';

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

describe('mesesHasta', () => {
  it('goes back over the end of a year', () =>
    expect(mesesHasta('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']));

  it('names them as dates are written', () => expect(nombreDeMes('2026-02')).toBe('02/2026'));
});
