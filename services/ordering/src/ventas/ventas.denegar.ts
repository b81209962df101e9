import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';

import {
  data,
  declarar,
  noExiste,
  rechazo,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { makeLinea, makeSolicitud } from '../testing/ventas';

const { empresa } = PUERTO;
const vencida = rechazo(409, 'RESERVA_VENCIDA');

/** From before it issued invoices: nothing else names that sale. */
async function sinClave({ dueno, pedir }: MundoDeDenegar): Promise<{ editar: string }> {
  const facturar = (si: boolean) =>
    dueno('update identidad.empresas set factura = $1 where id = $2', [si, ANDINA.id]);
  await facturar(false);
  const venta = makeSolicitud({ empresa: ANDINA.empresa, tienda: [makeLinea(8)] });
  const { secuencia } = await pedir(ventasCalls.crearVenta, {
    ...venta,
    idempotencia: randomUUID(),
  });
  await facturar(true);
  return { editar: secuencia };
}

export const denegar = declarar(ventasCalls)({
  quienes: `
llamada           area    empresa   quienes
crearVenta        ventas  nombrada  Administrador Cajero Mesero
consultarVenta    ventas  nombrada  Administrador Cajero Mesero
actualizarEstado  ventas  nombrada  Administrador Cajero Mesero`,
  entradas: {
    crearVenta: async ({ reservar }) => ({
      ...makeSolicitud({ clave_acceso: await reservar(PUERTO), tienda: [makeLinea(1)] }),
      idempotencia: randomUUID(),
    }),
    consultarVenta: ({ vendida: { idempotencia } }) => ({ empresa, idempotencia }),
    // its estado is an Administrador's alone: actualizarEstado.test.ts
    actualizarEstado: ({ vendida: { clave } }) => ({
      empresa,
      editar: clave,
      forma_pago: 'EFECTIVO',
    }),
  },
  ajenos: {
    crearVenta: [
      ['its reserved key', ({ ajena }) => ({ clave_acceso: ajena.reservada }), vencida],
      ['its used key', ({ ajena }) => ({ clave_acceso: ajena.clave }), vencida],
      [
        'its idempotency key',
        ({ ajena: { idempotencia } }) => ({ idempotencia }),
        data(expect.objectContaining({ empresa, repetida: false })),
        ({ dueno, ajena: { idempotencia } }) =>
          dueno(
            'update pedidos.ventas set idempotencia = gen_random_uuid() where empresa_id = $1 and idempotencia = $2',
            [PUERTO.id, idempotencia],
          ),
      ],
      [
        'its product',
        () => makeSolicitud({ tienda: [makeLinea(8)] }),
        rechazo(422, 'PRODUCTO_NO_DISPONIBLE'),
      ],
      [
        'its customer',
        ({ ajena: { cedula } }) => ({ cedula }),
        rechazo(422, 'CLIENTE_NO_REGISTRADO'),
      ],
    ],
    consultarVenta: [
      ['its idempotency key', ({ ajena: { idempotencia } }) => ({ idempotencia }), data(null)],
    ],
    actualizarEstado: [
      ['its key', ({ ajena }) => ({ editar: ajena.clave }), noExiste],
      ['the secuencia of its sale without a key', sinClave, noExiste],
    ],
  },
});
