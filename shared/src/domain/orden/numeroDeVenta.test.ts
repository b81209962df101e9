import { expect, it } from '@jest/globals';

import { numeroDeVenta } from './numeroDeVenta';

it('is the number of the paper that the buyer has', () => {
  const secuencia = '001-001-000000012';
  const nota = { numero: '001-001-000000501', autorizacion: '1234567890', caduca: '2027-01-01' };
  expect(numeroDeVenta({ secuencia })).toBe('001-001-000000012');
  expect(numeroDeVenta({ secuencia, nota })).toBe('001-001-000000501');
});
