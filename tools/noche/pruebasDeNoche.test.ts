import path from 'node:path';

import { expect, it } from '@jest/globals';

import { raiz } from '../ejecutar';

import { pruebasDeNoche } from './pruebasDeNoche';

it('asks what the day leaves out and what goes further at night, and no more', async () => {
  const pruebas = (await pruebasDeNoche()).map((una) => path.relative(raiz, una));

  expect(pruebas).toEqual(
    expect.arrayContaining([
      'services/local/src/caidas/apagones.noche.test.ts',
      'services/local/src/centavos/centavos.test.ts',
    ]),
  );
  expect(pruebas).not.toContain('shared/src/domain/dinero/iva.test.ts');
});
