import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';

import { abrirMundo, empresaId, vender, type Mundo } from '../testing/mundo';

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
  it('estado, total and xml show nothing of another empresa', async () => {
    const comprobantes = comprobantesRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });

    expect(await comprobantes.estado(puerto, clave)).toMatchObject({
      estado: 'POR_FIRMAR',
      mensaje: null,
    });
    expect(await comprobantes.estado(andina, clave)).toBeUndefined();
    expect(await comprobantes.total(puerto, clave)).toBe('7.50');
    expect(await comprobantes.total(andina, clave)).toBeUndefined();
    expect(await comprobantes.xml(andina, clave)).toBeUndefined();
  });
});
