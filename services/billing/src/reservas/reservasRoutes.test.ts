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
import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion/facturacion';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { leerClaveAcceso } from '../domain/claveAcceso';
import { abrirFacturacion, type Facturacion } from '../testing/facturacion';

let servicio: Facturacion;
beforeAll(async () => {
  servicio = await abrirFacturacion();
});
afterAll(() => servicio.cerrar());

type Usuario = { id: string };
type Over = { ruc?: string; idempotencia?: string };
const entrada = (empresa: string, over: Over) => ({
  empresa,
  ruc: '',
  idempotencia: randomUUID(),
  ...over,
});
const pedir = (usuario: Usuario, empresa: string, over: Over = {}) =>
  servicio.pedir(calls.reservarClaveAcceso, usuario, entrada(empresa, over));
const reserva = (usuario: Usuario, empresa: string, over: Over = {}) =>
  servicio.dato(calls.reservarClaveAcceso, usuario, entrada(empresa, over));

describe('POST /claveacceso', () => {
  it("makes today's key of the company's own series", async () => {
    const { ruc, empresa } = PUERTO;
    const { claveAcceso, secuencial } = await reserva(CAJERO, empresa, { ruc });

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
    const idempotencia = randomUUID();
    const una = await reserva(CAJERO, PUERTO.empresa, { idempotencia });
    expect(await reserva(CAJERO, PUERTO.empresa, { idempotencia })).toEqual(una);
  });

  it('draws the eight digits of each key anew', async () => {
    const codigos = [];
    for (let i = 0; i < 5; i++)
      codigos.push((await reserva(ADMIN, ANDINA.empresa)).claveAcceso.slice(39, 47));
    expect(new Set(codigos).size).toBe(5);
  });

  it.each([
    [
      'a call without Idempotency-Key',
      () =>
        servicio.pedirMal(calls.reservarClaveAcceso, CAJERO, { empresa: PUERTO.empresa, ruc: '' }),
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
    expect(await llamar()).toMatchObject({ status, code, cuerpo: { success: false } });
  });
});
