import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';

import { data, declarar, rechazo } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';

const { empresa, ruc } = PUERTO;

export const denegar = declarar(facturacionCalls)({
  quienes: `
llamada              area    empresa   quienes
reservarClaveAcceso  ventas  nombrada  Administrador Cajero Mesero`,
  entradas: {
    reservarClaveAcceso: () => ({ empresa, ruc, idempotencia: randomUUID() }),
  },
  ajenos: {
    reservarClaveAcceso: [
      [
        'the idempotency key of its sale',
        ({ ajena: { idempotencia } }) => ({ idempotencia }),
        data(expect.objectContaining({ claveAcceso: expect.stringContaining(ruc) })),
      ],
      ['its RUC', () => ({ ruc: ANDINA.ruc }), rechazo(400, 'DATOS_INVALIDOS')],
    ],
  },
});
