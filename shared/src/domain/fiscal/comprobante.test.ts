import { describe, expect, it } from '@jest/globals';

import {
  ambienteDe,
  DOCUMENTO,
  ESTADO_DICHO,
  fraseDeSalto,
  numeroDeComprobante,
  rucDeClave,
} from './comprobante';

/** Day, kind, RUC, ambiente, series, number, code, type of emission, check digit. */
const claveDe = (ambiente: string) => `20112026010992345678001${ambiente}0010020000001231234567811`;

describe('a document', () => {
  it('has the word of people, the code of the authority and its sign in a sum', () => {
    expect(DOCUMENTO).toEqual({
      FACTURA: { codigo: '01', nombre: 'Factura', signo: 1 },
      NOTA_CREDITO: { codigo: '04', nombre: 'Nota de crédito', signo: -1 },
    });
  });

  it('has a word for each of its states', () => {
    expect(ESTADO_DICHO).toEqual({
      POR_FIRMAR: 'Por firmar',
      FIRMADA: 'Por enviar',
      RECIBIDA: 'Recibida por el SRI',
      EN_PROCESO: 'En proceso en el SRI',
      AUTORIZADO: 'Autorizada',
      DEVUELTA: 'Devuelta',
      NO_AUTORIZADO: 'No autorizada',
      REQUIERE_ATENCION: 'Requiere atención',
      EMPRESA_PAUSADA: 'En pausa',
      ANULADA: 'Anulada',
    });
  });

  it('says its number, its issuer and its ambiente by its key', () => {
    expect(claveDe('1')).toHaveLength(49);
    expect(numeroDeComprobante(claveDe('1'))).toBe('001-002-000000123');
    expect(['1', '2', '3'].map((ambiente) => ambienteDe(claveDe(ambiente)))).toEqual([
      '1',
      '2',
      null,
    ]);
    expect(ambienteDe('')).toBeNull();
    expect(rucDeClave(claveDe('1'))).toBe('0992345678001');
    expect(rucDeClave('')).toBeNull();
  });
});

it('a numbering that goes on further on says which numbers it gives up', () => {
  expect(fraseDeSalto(7, 12)).toBe(
    'Se saltarían los números 000000007 a 000000011. No podrá usarlos',
  );
});
