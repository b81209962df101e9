import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { enEmpresa } from '@comanda/kit/base/db';
import { empresaDeTrabajo } from '@comanda/kit/acceso/tenant';
import { ANDINA, CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';

import type { Database } from '../db/schema';
import { limpiarMesas } from '../testing/limpiarMesas';
import { cerrar, mover, ponerOrden } from '../testing/ordenes';

import { contarConListas } from './listasDe';

let prueba: TestDb<Database>;
beforeAll(async () => {
  prueba = await testDb<Database>();
});
afterAll(() => prueba.close());
const sql = <Row extends object>(texto: string, valores?: readonly unknown[]) =>
  comoDueno<Row>(prueba.url, texto, valores);
beforeEach(() => limpiarMesas({ sql }));

const contar = (usuario: string = MESERO.id, de: { id: number } = PUERTO) => {
  const empresa = empresaDeTrabajo(de.id);
  return enEmpresa(prueba.db, empresa, ({ trx }) => contarConListas(trx, empresa, usuario));
};
const alistar = () => sql('update pedidos.orden_lineas set lista = now()');

describe('contarConListas', () => {
  it('counts each order once, with what is ready and not on the table', async () => {
    await ponerOrden(sql, { lineas: [{}, {}] });
    await ponerOrden(sql);
    expect(await contar()).toBe(0);
    await alistar();
    expect(await contar()).toBe(2);
    await sql('update pedidos.orden_lineas set entregada = now()');
    expect(await contar()).toBe(0);
  });

  it('counts none that somebody else serves, nor one that is over', async () => {
    const puesta = await ponerOrden(sql);
    await alistar();
    expect(await contar(CAJERO.id)).toBe(0);
    await cerrar(sql, puesta);
    expect(await contar()).toBe(0);
  });

  it('counts none whose dish was taken back', async () => {
    const puesta = await ponerOrden(sql);
    await alistar();
    await mover(sql, 'ANULACION', puesta, puesta.lineas[0] ?? '', -1);
    expect(await contar()).toBe(0);
  });

  it('counts none of another empresa', async () => {
    await ponerOrden(sql, { empresa: ANDINA });
    await alistar();
    expect(await contar()).toBe(0);
    expect(await contar(MESERO.id, ANDINA)).toBe(1);
  });
});
