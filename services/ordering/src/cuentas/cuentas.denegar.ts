import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';

import {
  CEDULA_AJENA,
  data,
  declarar,
  noExiste,
  rechazo,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { cuentasCalls } from '@comanda/shared/contracts/caja/cuentas';

import { cajaDeAlla } from '../testing/cajaDeAlla';
import { deberAlla, deberEnLaAjena } from '../testing/deberAlla';

const { empresa } = PUERTO;
const { cedula } = CLIENTE;

/** A customer of this company who owes. */
const debe = (mundo: MundoDeDenegar) => deberAlla(mundo, PUERTO, cedula);

export const denegar = declarar(cuentasCalls)({
  quienes: `
llamada               area    empresa   quienes
listarCuentas         caja    nombrada  Administrador Cajero Contador
consultarCuentaPorCobrar  caja    nombrada  Administrador Cajero Contador
creditoDeCliente      ventas  nombrada  Administrador Cajero
registrarAbono        caja    nombrada  Administrador Cajero
guardarLimiteCredito  caja    nombrada  Administrador`,
  entradas: {
    listarCuentas: () => ({ empresa }),
    consultarCuentaPorCobrar: async (mundo) => {
      await debe(mundo);
      return { empresa, cedula };
    },
    creditoDeCliente: () => ({ empresa, cedula }),
    registrarAbono: async (mundo) => {
      await debe(mundo);
      return { empresa, cedula, monto: 0.01, forma_pago: 'EFECTIVO', idempotencia: randomUUID() };
    },
    guardarLimiteCredito: () => ({ empresa, cedula, limite: 50 }),
  },
  ajenos: {
    listarCuentas: [
      [
        'a debt of its own',
        async (mundo) => {
          await deberEnLaAjena(mundo);
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining({ cedula: CEDULA_AJENA })])),
      ],
    ],
    consultarCuentaPorCobrar: [['its customer', deberEnLaAjena, noExiste]],
    creditoDeCliente: [
      [
        'its customer, who owes nothing here',
        deberEnLaAjena,
        data(expect.objectContaining({ debe: 0 })),
      ],
    ],
    registrarAbono: [
      ['its customer', deberEnLaAjena, noExiste],
      ['its drawer', cajaDeAlla, rechazo(422, 'CAJA_NO_EXISTE')],
    ],
    guardarLimiteCredito: [],
  },
});
