import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { veces } from '@comanda/shared/testing/veces';

import { correrCaos } from './testing/caos/correr';

let prueba: TestDb<unknown>;
beforeAll(async () => {
  prueba = await testDb();
});
afterAll(() => prueba.close());

/** COMANDA_VENTAS=10000 has more browsers sell that much, and ten times as many workers die. */
const PEDIDAS = process.env['COMANDA_VENTAS'];
const TAMANO =
  PEDIDAS === undefined
    ? { ventas: veces(100, 30), clientes: veces(8, 4), empresas: veces(5, 3), muertes: veces(2, 1) }
    : { ventas: Number(PEDIDAS), clientes: 16, empresas: 40, muertes: 20 };
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 11);

it(
  'authorises every sale once, whoever dies on the way and whatever the authority answers',
  async () => {
    const informe = await correrCaos(prueba, { ...TAMANO, porciento: 30, semilla: SEMILLA });
    expect(informe.faltas).toEqual({});
    expect(informe.vendidas).toBeGreaterThanOrEqual(TAMANO.ventas);
    expect(informe.autorizadas + informe.explicadas).toBe(informe.vendidas + informe.notas);
    expect(informe.notas).toBeGreaterThan(0); // else nobody sent anything back
  },
  600_000 + TAMANO.ventas * 500,
);
