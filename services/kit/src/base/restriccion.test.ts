import { describe, expect, it } from '@jest/globals';

import { restriccionDe } from './restriccion';

const CLAVE = 'ventas_empresa_id_idempotencia_key';

describe('the constraint that a query failed by', () => {
  it.each([
    ['its name apart', { constraint: CLAVE, message: 'duplicate key' }, CLAVE],
    [
      'in the words of a server of a spread base',
      { message: `duplicate key value violates unique constraint "${CLAVE}_102170"` },
      CLAVE,
    ],
    ['in its words', { message: 'vender: constraint "ventas_sin_numero"' }, 'ventas_sin_numero'],
    ['no constraint', new Error('Connection terminated unexpectedly'), null],
    ['nothing', undefined, null],
  ])('%s', (_, error, nombre) => {
    expect(restriccionDe(error)).toBe(nombre);
  });
});
