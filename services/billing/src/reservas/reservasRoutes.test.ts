import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CAJERO,
  CONTADOR,
  OTRA,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import { fechaNegocio } from '@comanda/shared/domain/fecha';

import { leerClaveAcceso } from '../domain/claveAcceso';
import { abrirCliente, type Cliente } from '../testing/llamar';
import { abrirMundo, type Mundo } from '../testing/mundo';

let mundo: Mundo;
let cliente: Cliente;
beforeAll(async () => {
  mundo = await abrirMundo();
  cliente = await abrirCliente(mundo);
});
afterAll(async () => {
  await cliente.app.close();
  await mundo.close();
});

type Reserva = { claveAcceso: string; secuencial: string };
const pedir = (
  usuario: { id: string },
  empresa: string,
  { ruc = '', clave = randomUUID() }: { ruc?: string; clave?: string | null } = {},
) =>
  cliente.llamar(usuario, {
    method: 'POST',
    url: '/claveacceso',
    payload: { ruc, empresa },
    ...(clave !== null && { headers: { 'idempotency-key': clave } }),
  });
const reserva = ({ cuerpo }: { cuerpo: { data?: unknown } }) => cuerpo.data as Reserva; // the route's schema checked it

describe('POST /claveacceso (decisions.md, Sale)', () => {
  it("makes today's key of the company's own series", async () => {
    const { claveAcceso, secuencial } = reserva(
      await pedir(CAJERO, PUERTO.empresa, { ruc: PUERTO.ruc }),
    );

    expect(leerClaveAcceso(claveAcceso)).toMatchObject({
      fecha: fechaNegocio(new Date()),
      codDoc: '01',
      ruc: PUERTO.ruc,
      ambiente: '1',
      establecimiento: '001',
      puntoEmision: '001',
      secuencial: Number(secuencial),
    });
    expect(secuencial).toMatch(/^\d{9}$/);
  });

  it('answers the same key with the same reservation', async () => {
    const clave = randomUUID();
    const una = reserva(await pedir(CAJERO, PUERTO.empresa, { clave }));
    expect(reserva(await pedir(CAJERO, PUERTO.empresa, { clave }))).toEqual(una);
  });

  it('draws the eight digits of each key anew', async () => {
    const codigos = [];
    for (let i = 0; i < 5; i++)
      codigos.push(reserva(await pedir(ADMIN, ANDINA.empresa)).claveAcceso.slice(39, 47));
    expect(new Set(codigos).size).toBe(5);
  });

  it.each([
    [
      'a call without Idempotency-Key',
      () => pedir(CAJERO, PUERTO.empresa, { clave: null }),
      400,
      'IDEMPOTENCIA_REQUERIDA',
    ],
    [
      'the RUC of somebody else',
      () => pedir(CAJERO, PUERTO.empresa, { ruc: ANDINA.ruc }),
      400,
      'DATOS_INVALIDOS',
    ],
    [
      'a company that does not invoice',
      () => pedir(ADMIN_OTRA, OTRA.empresa),
      409,
      'EMPRESA_SIN_FACTURACION',
    ],
    ['another empresa', () => pedir(CAJERO, ANDINA.empresa), 403, 'EMPRESA_NO_PERMITIDA'],
    ['an accountant', () => pedir(CONTADOR, PUERTO.empresa), 403, 'PERFIL_NO_PERMITIDO'],
  ])('refuses %s', async (_caso, llamar, status, code) => {
    expect(await llamar()).toMatchObject({ status, cuerpo: { success: false, code } });
  });
});
