import { describe, expect, it } from '@jest/globals';

import { PASOS, type Paso, type PrimerDia } from '@comanda/shared/contracts/admin/primerDia';

import { estadosDe, siguientePaso } from './pasosDe';

const AHORA = new Date('2026-11-27T15:00:00Z');
const NADA: PrimerDia = { marcados: [], productos: 0, usuarios: 1, prueba: null };
const NUEVA = { fecha_vencimiento: null, ambiente: '1' } as const;
const PRUEBA = { clave_acceso: '', secuencia: '', estado: 'ACTIVO' };
const estados = (
  dia: Partial<PrimerDia>,
  empresa: Partial<Parameters<typeof estadosDe>[0]> = {},
  documento?: string,
) => estadosDe({ ...NUEVA, ...empresa }, { ...NADA, ...dia }, { documento, ahora: AHORA });
const con = (de: ReturnType<typeof estados>, estado: string): Paso[] =>
  PASOS.filter((paso) => de[paso] === estado);

describe('the steps of a first day', () => {
  it('begin with what no company is registered without', () => {
    expect(con(estados({}), 'HECHO')).toEqual(['DATOS']);
    expect(siguientePaso(estados({}))).toBe('CERTIFICADO');
  });

  it.each([
    ['a certificate', {}, { fecha_vencimiento: '2027-01-01T00:00:00Z' }, ['CERTIFICADO']],
    ['a product', { productos: 1 }, {}, ['PRODUCTOS']],
    ['tables', { mesas: true }, {}, ['MESAS']],
    ['somebody besides', { usuarios: 2 }, {}, ['USUARIOS']],
    ['production', {}, { ambiente: '2' as const }, ['PRUEBA', 'AMBIENTE']],
  ])('are done by what the company has: %s', (_que, dia, empresa, pasos) => {
    expect(con(estados(dia, empresa), 'HECHO')).toEqual(['DATOS', ...pasos]);
  });

  it('are left by a press, never done by one', () => {
    const dejados = estados({ marcados: [...PASOS] });
    expect(con(dejados, 'HECHO')).toEqual(['DATOS']);
    expect(con(dejados, 'DEJADO')).toEqual(PASOS.slice(1));
    expect(siguientePaso(dejados)).toBeNull();
  });

  it.each([
    ['AUTORIZADO', 'HECHO'],
    ['ANULADA', 'HECHO'],
    ['FIRMADA', 'ESPERA'],
    [undefined, 'ESPERA'],
    ['DEVUELTA', 'MAL'],
    ['REQUIERE_ATENCION', 'MAL'],
    ['EMPRESA_PAUSADA', 'MAL'],
  ])('have a test invoice that is %s as %s, left for later or not', (documento, estado) => {
    expect(estados({ prueba: PRUEBA }, {}, documento).PRUEBA).toBe(estado);
    expect(estados({ prueba: PRUEBA, marcados: ['PRUEBA'] }, {}, documento).PRUEBA).toBe(estado);
  });

  it('ask for somebody where the certificate has run out', () => {
    const vencido = estados(
      { marcados: [...PASOS] },
      { fecha_vencimiento: '2026-11-01T00:00:00Z' },
    );
    expect(siguientePaso(vencido)).toBe('CERTIFICADO');
  });
});
