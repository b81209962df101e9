import { describe, expect, it } from '@jest/globals';

import { ERRORES } from '@comanda/shared/errors/catalogo';

import {
  anulacionDe,
  devolucionDe,
  faltaDeDiaEnSri,
  seAnulaEnSri,
  type FacturaAnulable,
} from './anulacion';

const makeFactura = (over: Partial<FacturaAnulable> = {}): FacturaAnulable => ({
  estado: 'AUTORIZADO',
  anuladaEnSri: false,
  identificacion: '1710034065',
  enDuda: false,
  nota: null,
  enPartes: false,
  constaAnulada: false,
  ...over,
});

/** What comes of it in every state: notas/anular.db.test.ts, beside the SQL that does it. */
describe('anulacionDe', () => {
  it('says what would happen', () => {
    expect(anulacionDe(makeFactura())).toEqual({
      como: 'NOTA_CREDITO',
      frase: 'Se emite una nota de crédito por el valor total. No se puede deshacer',
    });
    expect(anulacionDe(makeFactura({ estado: 'DEVUELTA' })).como).toBe('RETIRAR');
  });

  it('says why not in the words the call refuses with', () => {
    expect(anulacionDe(makeFactura({ identificacion: '9999999999999' }))).toEqual({
      como: null,
      frase: ERRORES.ANULACION_CONSUMIDOR_FINAL.msg,
    });
    expect(anulacionDe(makeFactura({ estado: 'RECIBIDA', enDuda: true }))).toEqual({
      como: null,
      frase: ERRORES.ANULACION_EN_CAMINO.msg,
    });
    expect(anulacionDe(makeFactura({ constaAnulada: true }))).toEqual({
      como: null,
      frase: ERRORES.ANULACION_CONSTA_EN_SRI.msg,
    });
  });

  it('lets a final consumer go before it is authorised', () => {
    const factura = makeFactura({ estado: 'POR_FIRMAR', identificacion: '9999999999999' });
    expect(anulacionDe(factura).como).toBe('RETIRAR');
  });

  it('does nothing twice', () => {
    expect(anulacionDe(makeFactura({ nota: '1'.repeat(49) })).como).toBeNull();
    expect(anulacionDe(makeFactura({ estado: 'ANULADA' }))).toEqual({
      como: null,
      frase: 'La factura ya está anulada: se retiró antes de autorizarse',
    });
    expect(anulacionDe(makeFactura({ estado: 'ANULADA', anuladaEnSri: true }))).toEqual({
      como: null,
      frase: 'La factura ya está anulada: se anuló en el portal del SRI',
    });
  });

  it('takes back no more of one that gave a part back', () => {
    expect(anulacionDe(makeFactura({ enPartes: true }))).toEqual({
      como: null,
      frase: ERRORES.ANULACION_CON_PARTES.msg,
    });
  });
});

describe('seAnulaEnSri', () => {
  it('is of an authorised invoice of somebody, of which nothing was taken back', () => {
    const deFactura = (over: Partial<Parameters<typeof seAnulaEnSri>[0]> = {}) =>
      seAnulaEnSri({ ...makeFactura(), notaRechazada: false, ...over });
    expect(deFactura()).toBe(true);
    expect(deFactura({ nota: '1'.repeat(49), notaRechazada: true })).toBe(true);
    for (const over of [
      { estado: 'FIRMADA' },
      { identificacion: '9999999999999' },
      { nota: '1'.repeat(49) },
      { enPartes: true },
    ] as const)
      expect(deFactura(over)).toBe(false);
  });
});

describe('faltaDeDiaEnSri', () => {
  it.each([
    ['2026-11-20', '2026-11-20', null],
    ['2026-12-07', '2026-12-20', null],
    ['2026-11-19', '2026-11-20', 'ANULACION_EN_SRI_DE_OTRO_DIA'],
    ['2026-11-21', '2026-11-20', 'ANULACION_EN_SRI_DE_OTRO_DIA'],
    ['2026-12-08', '2026-12-20', 'ANULACION_EN_SRI_FUERA_DE_PLAZO'],
  ])('of what is of the 20th of November, on %s, said on %s: %s', (anulada, hoy, falta) => {
    expect(faltaDeDiaEnSri('2026-11-20', anulada, hoy)).toBe(falta);
  });
});

describe('devolucionDe', () => {
  const deFactura = (over: Partial<Parameters<typeof devolucionDe>[0]> = {}) =>
    devolucionDe({ ...makeFactura(), queda: 500, ...over });

  it('lets a part of an authorised invoice of somebody be given back, until nothing is left', () => {
    expect(deFactura().puede).toBe(true);
    expect(deFactura({ queda: 0 })).toEqual({
      puede: false,
      frase: ERRORES.DEVOLUCION_COMPLETA.msg,
    });
  });

  it.each([
    [{ estado: 'FIRMADA' }, 'DEVOLUCION_SIN_AUTORIZAR'],
    [{ estado: 'ANULADA' }, 'DEVOLUCION_DE_ANULADA'],
    [{ nota: '1'.repeat(49) }, 'DEVOLUCION_DE_ANULADA'],
    [{ identificacion: '9999999999999' }, 'DEVOLUCION_CONSUMIDOR_FINAL'],
    [{ constaAnulada: true }, 'ANULACION_CONSTA_EN_SRI'],
  ] as const)('says why %j is not', (over, codigo) => {
    expect(deFactura(over)).toEqual({ puede: false, frase: ERRORES[codigo].msg });
  });
});
