import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';

import { abrirMundo, empresaId, vender, type Mundo } from '../testing/mundo';
import { makeVenta } from '../testing/ventas';

import { comprobantesRepository } from './comprobantesRepository';

const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);
const HOY = '2026-11-20';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.close());

describe('comprobantesRepository', () => {
  it('lists the latest first, or those of one buyer', async () => {
    const comprobantes = comprobantesRepository(mundo.db);
    const base = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }]);
    const uno = await vender(mundo, PUERTO, { hoy: HOY });
    const dos = await vender(mundo, PUERTO, {
      hoy: HOY,
      over: { comprador: { ...base.comprador, identificacion: '0926687856' } },
    });

    expect((await comprobantes.listar(puerto, '')).map((fila) => fila.clave_acceso)).toEqual([
      dos.clave,
      uno.clave,
    ]);
    expect(
      (await comprobantes.listar(puerto, '0926687856')).map((fila) => fila.clave_acceso),
    ).toEqual([dos.clave]);
  });

  it('listar, estado and xml show nothing of another empresa', async () => {
    const comprobantes = comprobantesRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });

    expect(await comprobantes.estado(puerto, clave)).toMatchObject({
      estado: 'POR_FIRMAR',
      mensaje: null,
    });
    expect(await comprobantes.estado(andina, clave)).toBeUndefined();
    expect(await comprobantes.listar(andina, '')).toEqual([]);
    expect(await comprobantes.xml(andina, clave)).toBeUndefined();
  });
});
