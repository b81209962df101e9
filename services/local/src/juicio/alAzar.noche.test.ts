import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ventaArbitraria } from '@comanda/billing/testing/ventasAlAzar';
import { veces } from '@comanda/shared/testing/veces';
import { REGLAS_DEL_SRI, type ReglaId } from '@comanda/sri-sandbox/tabla';

import { abrirAutoridad } from './testing/autoridad';
import { comoPares, pasaron } from './testing/pasaron';
import { RUPTURAS } from './testing/rupturas';
import { RUPTURAS_DE_FIRMA } from './testing/rupturasDeFirma';

const POR_REGLA = veces(200, 20);
const SEMILLA = 20261127;

const VENTAS = fc.sample(ventaArbitraria, { numRuns: POR_REGLA, seed: SEMILLA });
const CASOS = comoPares({ ...RUPTURAS, ...RUPTURAS_DE_FIRMA });

/**
 * Which rules no sale can be made to break: those of who issues, of what came before and of a credit note have documents of their
 * own (juicio.noche.test.ts), and the form of a document has schemas (esquema.test.ts).
 */
const CON_DOCUMENTO_PROPIO: readonly ReglaId[] = [
  'estructura',
  'rucInactivo',
  'establecimientoClausurado',
  'rucSinAutorizacion',
  'rucInexistente',
  'establecimientoInexistente',
  'establecimientoCerrado',
  'autorizacionSuspendida',
  'rucClausurado',
  'claveRegistrada',
  'secuencialRegistrado',
  'sustento',
  'sustentoFinal',
  'sustentoAjeno',
  'sustentoValor',
];

let autoridad: Awaited<ReturnType<typeof abrirAutoridad>>;
beforeAll(async () => {
  autoridad = await abrirAutoridad();
});
afterAll(() => autoridad.cerrar());

describe(`each rule broken in ${POR_REGLA} sales of any kind`, () => {
  it('has a way to break every rule that a sale alone can break', () => {
    const rotas = [...CASOS.map(([regla]) => regla), ...CON_DOCUMENTO_PROPIO];
    expect(rotas.sort()).toEqual(Object.keys(REGLAS_DEL_SRI).sort());
  });

  it.each(CASOS)('lets none through, and says its code: %s', async (regla, romper) => {
    expect((await pasaron(autoridad, [regla, romper], VENTAS)).slice(0, 2)).toEqual([]);
  });
});
