import { describe, expect, it } from '@jest/globals';

import { avisoDePlazo } from './plazoDeEnvio';

describe('avisoDePlazo', () => {
  it.each([
    ['2026-11-20', null],
    ['2027-02-10', null],
    [
      '2027-02-11',
      'El SRI recibe la factura del 20/11/2026 hasta el 18/02/2027. Envíe antes lo vendido en este equipo',
    ],
    [
      '2027-02-18',
      'El SRI recibe la factura del 20/11/2026 hasta el 18/02/2027. Envíe antes lo vendido en este equipo',
    ],
    [
      '2027-02-19',
      'El SRI ya no recibe la factura del 20/11/2026: el plazo terminó el 18/02/2027. Envíela y emítala con otro número',
    ],
  ])('says on %s of the oldest that waits: %s', (hoy, dicho) => {
    expect(avisoDePlazo(['2027-02-09', '2026-11-20', '2026-12-01'], hoy)).toBe(dicho);
  });

  it('has nothing to say where nothing waits', () => {
    expect(avisoDePlazo([], '2026-11-20')).toBeNull();
  });
});
