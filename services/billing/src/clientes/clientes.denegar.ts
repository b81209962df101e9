import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';

import { data, declarar, rechazo } from '@comanda/kit/testing/denegar';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';

const { empresa } = PUERTO;
const noEsta = rechazo(404, 'CEDULA_NO_ENCONTRADA');

export const denegar = declarar(clientesCalls)({
  quienes: `
llamada           area    empresa   quienes
consultarCliente  ventas  opcional  Administrador Cajero Mesero
registrarCliente  ventas  nombrada  Administrador Cajero Mesero
refrescarCliente  ventas  nombrada  Administrador Cajero Mesero`,
  entradas: {
    consultarCliente: () => ({ empresa, id: CLIENTE.cedula }),
    registrarCliente: () => ({
      ...CLIENTE,
      empresa,
      cedula: randomUUID().slice(0, 18),
      tipo_identificacion: '06',
    }),
    refrescarCliente: () => ({ ...CLIENTE, empresa }),
  },
  ajenos: {
    consultarCliente: [['its customer', ({ ajena }) => ({ id: ajena.cedula }), noEsta]],
    refrescarCliente: [
      ['its customer', ({ ajena: { cedula } }) => ({ cedula, nombre: 'Otro' }), noEsta],
    ],
    registrarCliente: [
      [
        'its customer',
        ({ ajena: { cedula } }) => ({ cedula, tipo_identificacion: '05', nombre: 'Otro' }),
        data(expect.objectContaining({ nombre: 'Otro' })),
        ({ dueno, ajena: { cedula } }) =>
          dueno('delete from facturacion.clientes where empresa_id = $1 and cedula = $2', [
            PUERTO.id,
            cedula,
          ]),
      ],
    ],
  },
});
