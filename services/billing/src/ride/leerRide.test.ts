import { describe, expect, it } from '@jest/globals';

import {
  CLAVE_FACTURA,
  CLAVE_NOTA,
  CON_FUNDAS,
  xmlDeFactura,
  xmlDeNota,
} from '../testing/documentos';

import { leerRide } from './leerRide';
import { pagosDe, totalesDeRide } from './textos';

describe('leerRide', () => {
  it('reads an invoice as it was written, entities undone', () => {
    const leido = leerRide(xmlDeFactura());

    expect(leido).toMatchObject({
      tipo: 'FACTURA',
      infoTributaria: { claveAcceso: CLAVE_FACTURA },
      cobro: {
        descuento: '2.00',
        propina: '1.50',
        pagos: [
          { formaPago: '16', total: '5.00' },
          { formaPago: '01', total: '40.20' },
        ],
      },
      modificado: null,
      total: '45.20',
    });
    expect(leido.detalles[0]).toMatchObject({
      codigoPrincipal: '1',
      descripcion: 'Ceviche de camarón & "maíz" 1',
    });
    expect(leido.impuestos).toEqual([
      { tarifa: '15%', base: '18.00', valor: '2.70' },
      { tarifa: '0%', base: '23.00', valor: '0.00' },
    ]);
  });

  it('says of what is left on account for how long, and its last day by the date of the document', () => {
    const pagos = [
      { forma_pago: 'EFECTIVO' as const, total: 500 },
      { forma_pago: 'CREDITO' as const, total: 4020, plazo: 30 },
    ];
    const leido = leerRide(xmlDeFactura({ venta: { pagos } }));

    expect(pagosDe(leido)).toEqual([
      ['SIN UTILIZACIÓN DEL SISTEMA FINANCIERO', '5.00'],
      [
        'OTROS CON UTILIZACIÓN DEL SISTEMA FINANCIERO. A crédito, 30 días, vence 20/12/2026',
        '40.20',
      ],
    ]);
  });

  it('reads a credit note: what it takes back, the codes of its lines, rates its sums do not name', () => {
    const leido = leerRide(xmlDeNota());

    expect(leido).toMatchObject({
      tipo: 'NOTA_CREDITO',
      infoTributaria: { claveAcceso: CLAVE_NOTA },
      cobro: null,
      modificado: { numero: '001-001-000000123', fecha: '18/11/2026' },
      total: '43.70',
    });
    expect(leido.detalles.map(({ codigoPrincipal }) => codigoPrincipal)).toEqual(['1', '2']);
    expect(leido.impuestos.map(({ tarifa }) => tarifa)).toEqual(['15%', '0%']);
  });

  it('tells the ICE of bags from the IVA, and knows none where there is none', () => {
    expect(leerRide(xmlDeFactura()).ice).toBeNull();
    const leido = leerRide(xmlDeFactura({ venta: CON_FUNDAS }));
    expect(leido.ice).toBe('0.40');
    expect(leido.impuestos).toEqual([{ tarifa: '15%', base: '3.00', valor: '0.45' }]);
    expect(totalesDeRide(leido)).toEqual([
      ['SUBTOTAL 15%', '3.00'],
      ['SUBTOTAL SIN IMPUESTOS', '2.60'],
      ['TOTAL DESCUENTO', '0.00'],
      ['ICE', '0.40'],
      ['IVA 15%', '0.45'],
      ['PROPINA', '0.00'],
      ['VALOR TOTAL', '3.45'],
    ]);
  });

  it('refuses what is neither', () => {
    expect(() => leerRide('<guiaRemision></guiaRemision>')).toThrow();
  });
});
