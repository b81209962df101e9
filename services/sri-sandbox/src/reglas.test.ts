import { describe, expect, it } from '@jest/globals';

import { rechazoDeAutorizacion, rechazoDeRecepcion, rechazoDeSustento } from './reglas';
import { makeClave } from './testing/documento';

import type { Comprobante, Impuesto } from './comprobante';

const HOY = '2026-11-20';
const iva: Impuesto = { codigo: '2', porcentaje: '4', tarifa: 15, base: 652, valor: 98 };

function makeComprobante(over: Partial<Comprobante> = {}): Comprobante {
  const claveAcceso = makeClave({ fecha: HOY });
  return {
    claveAcceso,
    numero: claveAcceso.slice(0, 39),
    ruc: '0992345678001',
    ambiente: '1',
    fecha: HOY,
    comprador: { tipo: '05', identificacion: '1710034065' },
    subtotal: 652,
    propina: 0,
    total: 750,
    pagos: 750,
    modificado: null,
    impuestos: [iva],
    lineas: [{ cantidad: 2, precio: 3.26087, descuento: 0, neto: 652, impuestos: [iva] }],
    ...over,
  };
}

const conIva = (cambio: Partial<Impuesto>) => [{ ...iva, ...cambio }];

describe('rules of authorisation', () => {
  it('accepts a document whose sums are right, or one cent off', () => {
    expect(rechazoDeAutorizacion(makeComprobante())).toBeNull();
    expect(
      rechazoDeAutorizacion(
        makeComprobante({ impuestos: conIva({ valor: 99 }), total: 751, pagos: 751 }),
      ),
    ).toBeNull();
  });

  it.each<[string, Partial<Comprobante>, string]>([
    [
      'the key of another document',
      { numero: makeClave({ fecha: HOY, secuencial: 9 }).slice(0, 39) },
      '58',
    ],
    ['a total two cents off', { total: 752, pagos: 752 }, '52'],
    ['a tax two cents off', { impuestos: conIva({ valor: 100 }), total: 752, pagos: 752 }, '52'],
    ['payments that do not reach', { pagos: 740 }, '52'],
    [
      'a line that is not quantity by price',
      { lineas: [{ cantidad: 3, precio: 3.26087, descuento: 0, neto: 652, impuestos: [iva] }] },
      '52',
    ],
    [
      'a code that is not its rate: 8% as 2',
      { impuestos: conIva({ porcentaje: '2', tarifa: 8 }) },
      '52',
    ],
    ['the final consumer above 50 dollars', deNadie(5001), '52'],
  ])('refuses %s', (_caso, over, codigo) => {
    expect(rechazoDeAutorizacion(makeComprobante(over))?.codigo).toBe(codigo);
  });

  it('lets the final consumer pay 50.00', () => {
    expect(rechazoDeAutorizacion(makeComprobante(deNadie(5000)))).toBeNull();
  });
});

describe('rules of reception', () => {
  it('takes a document of up to 90 days', () => {
    expect(rechazoDeRecepcion(makeComprobante(), '2027-02-18')).toBeNull();
    expect(rechazoDeRecepcion(makeComprobante(), '2027-02-19')?.codigo).toBe('65');
    expect(rechazoDeRecepcion(makeComprobante(), '2026-11-19')?.codigo).toBe('65');
  });
});

describe('rules of a credit note', () => {
  const numero = '001-001-000000001';
  const nota = (over: Partial<Comprobante> = {}) =>
    makeComprobante({
      pagos: null,
      modificado: { codDoc: '01', numero, fecha: HOY },
      impuestos: conIva({ tarifa: null }),
      ...over,
    });

  it('reads the rate of a total from its code', () => {
    expect(rechazoDeAutorizacion(nota())).toBeNull();
    expect(
      rechazoDeAutorizacion(nota({ impuestos: conIva({ tarifa: null, valor: 78 }), total: 730 })),
    ).toMatchObject({ codigo: '52' });
    expect(
      rechazoDeAutorizacion(nota({ impuestos: conIva({ tarifa: null, porcentaje: '9' }) })),
    ).toMatchObject({ codigo: '52' });
  });

  it('takes back an authorised invoice, in parts or whole', () => {
    expect(rechazoDeSustento(nota(), makeComprobante(), 0)).toBeNull();
    expect(rechazoDeSustento(nota({ total: 300 }), makeComprobante(), 450)).toBeNull();
  });

  it.each<[string, Partial<Comprobante>, Comprobante | null, number, string]>([
    ['what was never authorised', {}, null, 0, '64'],
    [
      'an invoice of another day',
      { modificado: { codDoc: '01', numero, fecha: '2026-11-19' } },
      makeComprobante(),
      0,
      '64',
    ],
    [
      'another type of document',
      { modificado: { codDoc: '05', numero, fecha: HOY } },
      makeComprobante(),
      0,
      '64',
    ],
    ['an invoice to the final consumer', {}, makeComprobante(deNadie(750)), 0, '69'],
    [
      'an invoice to somebody else',
      {},
      makeComprobante({ comprador: { tipo: '05', identificacion: '0926687856' } }),
      0,
      '69',
    ],
    ['more than the invoice', { total: 752 }, makeComprobante(), 0, '52'],
    ['more than is left of it', {}, makeComprobante(), 2, '52'],
    ['its tip', { total: 850 }, makeComprobante({ propina: 100, total: 850 }), 0, '52'],
  ])('does not take back %s', (_que, over, sustento, devuelto, codigo) => {
    expect(rechazoDeSustento(nota(over), sustento, devuelto)?.codigo).toBe(codigo);
  });

  it('has nothing to say of an invoice', () => {
    expect(rechazoDeSustento(makeComprobante(), null, 0)).toBeNull();
  });
});

function deNadie(total: number): Partial<Comprobante> {
  const exento: Impuesto = { codigo: '2', porcentaje: '0', tarifa: 0, base: total, valor: 0 };
  return {
    comprador: { tipo: '07', identificacion: '9999999999999' },
    subtotal: total,
    total,
    pagos: total,
    impuestos: [exento],
    lineas: [{ cantidad: 1, precio: total / 100, descuento: 0, neto: total, impuestos: [exento] }],
  };
}
