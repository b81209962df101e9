import { describe, expect, it } from '@jest/globals';

import { cambioDe } from './cambioDe';

describe('cambioDe', () => {
  it.each([
    [34.5, 30, '15 % más', 'sube'],
    [30, 34.5, '13 % menos', 'baja'],
    [100.5, 100, '0.5 % más', 'sube'],
    [0, 12, '100 % menos', 'baja'],
    [12, 0, 'antes nada', 'sube'],
    [0, 0, 'igual', 'igual'],
    [100_000.01, 100_000, 'casi igual', 'sube'],
  ])('%s beside %s is %s', (ahora, antes, texto, sentido) => {
    expect(cambioDe(ahora, antes)).toEqual({ texto, sentido });
  });
});
