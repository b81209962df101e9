import { describe, expect, it } from '@jest/globals';

import { ERRORES } from '@comanda/shared/errors/catalogo';

import { anulacionDe, type FacturaAnulable } from './anulacion';

const makeFactura = (over: Partial<FacturaAnulable> = {}): FacturaAnulable => ({
  estado: 'AUTORIZADO',
  identificacion: '1710034065',
  enDuda: false,
  nota: null,
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
  });

  it('lets a final consumer go before it is authorised', () => {
    const factura = makeFactura({ estado: 'POR_FIRMAR', identificacion: '9999999999999' });
    expect(anulacionDe(factura).como).toBe('RETIRAR');
  });

  it('does nothing twice', () => {
    expect(anulacionDe(makeFactura({ nota: '1'.repeat(49) })).como).toBeNull();
    expect(anulacionDe(makeFactura({ estado: 'ANULADA' })).como).toBeNull();
  });
});
