import { describe, expect, it } from '@jest/globals';

import { PASOS, type PrimerDia } from '@comanda/shared/contracts/admin/primerDia';

import { hechosDe, siguientePaso } from './pasosDe';

const NADA: PrimerDia = { marcados: [], productos: 0, usuarios: 1, prueba: null };
const NUEVA = { fecha_vencimiento: null, ambiente: '1' } as const;
const hechos = (dia: Partial<PrimerDia>, empresa: Partial<Parameters<typeof hechosDe>[0]> = {}) => [
  ...hechosDe({ ...NUEVA, ...empresa }, { ...NADA, ...dia }),
];

describe('the steps of a first day', () => {
  it('begin with nothing done', () => {
    expect(hechos({})).toEqual([]);
    expect(siguientePaso(new Set())).toBe('DATOS');
  });

  it.each([
    ['a certificate', {}, { fecha_vencimiento: '2027-01-01T00:00:00Z' }, ['CERTIFICADO']],
    ['a product', { productos: 1 }, {}, ['PRODUCTOS']],
    ['somebody besides', { usuarios: 2 }, {}, ['USUARIOS']],
    [
      'a test invoice',
      { prueba: { clave_acceso: '', secuencia: '', estado: 'ACTIVO' } },
      {},
      ['PRUEBA'],
    ],
    ['production', {}, { ambiente: '2' as const }, ['PRUEBA', 'AMBIENTE']],
  ])('are done by what the company has: %s', (_que, dia, empresa, pasos) => {
    expect(hechos(dia, empresa)).toEqual(pasos);
  });

  it('are done because somebody said so, in any order', () => {
    expect(hechos({ marcados: ['IMPRESORA', 'DATOS'] })).toEqual(['DATOS', 'IMPRESORA']);
    expect(siguientePaso(new Set(['DATOS', 'IMPRESORA']))).toBe('CERTIFICADO');
    expect(siguientePaso(new Set(PASOS))).toBeNull();
  });
});
