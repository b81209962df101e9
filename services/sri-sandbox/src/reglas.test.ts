import { describe, expect, it } from '@jest/globals';

import type { Decreto } from '@comanda/shared/contracts/admin/ley';

import { rechazoDeSustento, rechazosDeAutorizacion, rechazosDeRecepcion } from './reglas';
import { REGLAS_DEL_SRI } from './tabla';
import { makeClave } from './testing/documento';

import type { Comprobante, Impuesto } from './comprobante';

const HOY = '2026-11-20';
const iva: Impuesto = { codigo: '2', porcentaje: '4', tarifa: 15, base: 652, valor: 98 };
const linea = {
  codigo: '1',
  cantidad: 2,
  precio: 3.26087,
  descuento: 0,
  neto: 652,
  impuestos: [iva],
};

function makeComprobante(over: Partial<Comprobante> = {}): Comprobante {
  const claveAcceso = makeClave({ fecha: over.fecha ?? HOY });
  return {
    esNota: false,
    version: '1.1.0',
    tipoEmision: '1',
    obligado: 'NO',
    moneda: 'DOLAR',
    claveAcceso,
    numero: claveAcceso.slice(0, 39),
    ruc: '0992345678001',
    establecimiento: '001',
    puntoEmision: '001',
    secuencial: '000000001',
    ambiente: '1',
    fecha: HOY,
    comprador: { tipo: '05', identificacion: '1710034065', nombre: 'ANA' },
    subtotal: 652,
    descuento: 0,
    propina: 0,
    total: 750,
    pagos: [{ forma: '01', total: 750 }],
    modificado: null,
    impuestos: [iva],
    lineas: [linea],
    rucProveedor: '0992345678001',
    ...over,
  };
}

const enEfectivo = (total: number) => ({ total, pagos: [{ forma: '01', total }] });
/** The IVA of its only line and of its only rate, and what follows from it. */
const conIva = (cambio: Partial<Impuesto>): Partial<Comprobante> => {
  const suyo = { ...iva, ...cambio };
  return {
    ...enEfectivo(652 + suyo.valor),
    impuestos: [suyo],
    lineas: [{ ...linea, impuestos: [suyo] }],
  };
};
const dichos = (over: Partial<Comprobante> = {}) =>
  rechazosDeAutorizacion(makeComprobante(over)).map(({ detalle }) => detalle.split(':')[0]);

describe('rules of authorisation', () => {
  it('accepts a document whose sums are right, and a tax that is one cent off its base', () => {
    expect(dichos()).toEqual([]);
    expect(dichos(conIva({ valor: 99 }))).toEqual([]);
    expect(dichos(conIva({ valor: 97 }))).toEqual([]);
    expect(dichos(conIva({ valor: 100 }))).toEqual([
      REGLAS_DEL_SRI.lineaIva.dice,
      REGLAS_DEL_SRI.totalIva.dice,
    ]);
  });

  it('lets no cent gather from one sum to the next', () => {
    expect(dichos({ subtotal: 653, ...enEfectivo(751) })).toEqual([
      REGLAS_DEL_SRI.sumaDetalles.dice,
    ]);
    expect(dichos(enEfectivo(751))).toEqual([REGLAS_DEL_SRI.sumaTotal.dice]);
    expect(dichos({ pagos: [{ forma: '01', total: 749 }] })).toEqual([
      REGLAS_DEL_SRI.sumaPagos.dice,
    ]);
    expect(dichos({ descuento: 1 })).toEqual([REGLAS_DEL_SRI.sumaDescuentos.dice]);
  });

  it('reads a document that breaks two rules to its end', () => {
    expect(dichos({ descuento: 1, total: 751 })).toEqual([
      REGLAS_DEL_SRI.sumaTotal.dice,
      REGLAS_DEL_SRI.sumaPagos.dice,
      REGLAS_DEL_SRI.sumaDescuentos.dice,
    ]);
  });

  it.each([
    ['2', 12, '2024-03-31', true],
    ['4', 15, '2024-03-31', false],
    ['2', 12, '2024-04-01', false],
    ['4', 15, '2024-04-01', true],
    ['2', 12, '2016-06-01', false],
    ['3', 14, '2016-06-01', true],
    ['3', 14, '2017-06-01', false],
    ['2', 12, '2017-06-01', true],
    ['5', 5, '2024-03-31', false],
    ['8', 8, '2026-02-13', false],
    ['8', 8, '2026-02-14', true],
    ['8', 8, '2026-02-17', true],
    ['8', 8, '2026-02-18', false],
    ['8', 8, HOY, false],
  ])('takes code %s (%i%%) on %s: %s', (porcentaje, tarifa, fecha, vale) => {
    const valor = Math.round((652 * tarifa) / 100);
    const over = { ...conIva({ porcentaje, tarifa, valor }), fecha };
    expect(dichos(over)).toEqual(vale ? [] : [REGLAS_DEL_SRI.tarifaVigente.dice]);
  });

  it('takes 8% on the days of a decree that was published after this release', () => {
    const decreto: Decreto = {
      id: 'a',
      tarifa: 8,
      desde: HOY,
      hasta: HOY,
      lugares: [],
      fuente: 'Decreto Ejecutivo 400',
      cesa: null,
    };
    const comprobante = makeComprobante(conIva({ porcentaje: '8', tarifa: 8, valor: 52 }));
    const rechazos = (...decretos: Decreto[]) =>
      rechazosDeAutorizacion(comprobante, decretos).map(({ codigo }) => codigo);
    expect(rechazos()).toEqual(['52']);
    expect(rechazos(decreto)).toEqual([]);
  });

  it('lets the final consumer pay 50.00', () => {
    expect(dichos(deNadie(5000))).toEqual([]);
    expect(dichos(deNadie(5001))).toEqual([REGLAS_DEL_SRI.limiteConsumidorFinal.dice]);
  });

  it('lets a tip be a tenth of what was consumed', () => {
    expect(dichos({ propina: 65, ...enEfectivo(815) })).toEqual([]);
    expect(dichos({ propina: 66, ...enEfectivo(816) })).toEqual([
      REGLAS_DEL_SRI.propinaMaxima.dice,
    ]);
  });
});

describe('taxes beside the IVA', () => {
  const ice: Impuesto = { codigo: '3', porcentaje: '3073', tarifa: 10, base: 652, valor: 65 };
  const botella: Impuesto = { codigo: '5', porcentaje: '5001', tarifa: 0.02, base: 1, valor: 2 };
  const conIce = { ...iva, base: 717, valor: 108 };
  const todos = (...impuestos: Impuesto[]): Partial<Comprobante> => ({
    ...enEfectivo(652 + impuestos.reduce((suma, { valor }) => suma + valor, 0)),
    impuestos,
    lineas: [{ ...linea, impuestos }],
  });

  it('has the ICE in what pays IVA, and what bottles pay outside of it', () => {
    expect(dichos(todos(conIce, ice))).toEqual([]);
    expect(dichos(todos(iva, botella))).toEqual([]);
    expect(dichos(todos(conIce, ice, botella))).toEqual([]);
    expect(dichos(todos(iva, ice))).toEqual([REGLAS_DEL_SRI.lineaBase.dice]);
  });

  it.each<[string, Partial<Impuesto>, string, boolean]>([
    ['bags at what they bear', {}, HOY, true],
    ['certified ones', { tarifa: 0.05, valor: 10 }, HOY, true],
    ['bags of a year before', { tarifa: 0.08, valor: 16 }, '2022-12-31', true],
    ['of which a part is left', { base: 130, valor: 13 }, HOY, true],
    ['what no bag bears', { tarifa: 0.08, valor: 16 }, HOY, false],
    ['more than they come to', { valor: 21 }, HOY, false],
    ['more bags than were sold', { base: 300, valor: 30 }, HOY, false],
  ])('holds the ICE of bags to its law: %s', (_que, cambio, fecha, vale) => {
    const suyo = { ...ice, porcentaje: '3680', tarifa: 0.1, base: 200, valor: 20, ...cambio };
    const con = { ...iva, base: 652 + suyo.valor, valor: Math.round((652 + suyo.valor) * 0.15) };
    const enFecha = fecha === HOY ? con : { ...con, porcentaje: '2', tarifa: 12, valor: 80 };
    expect(dichos({ ...todos(enFecha, suyo), fecha })).toEqual(
      vale ? [] : [REGLAS_DEL_SRI.iceDeFundas.dice],
    );
  });

  it('lets a tip be a tenth of what was consumed, ICE and all', () => {
    const fundas = { ...ice, porcentaje: '3680', tarifa: 0.1, base: 200, valor: 20 };
    const over = todos({ ...iva, base: 672, valor: 101 }, fundas);
    const conPropina = (propina: number) => ({ ...over, propina, ...enEfectivo(773 + propina) });
    expect(dichos(conPropina(67))).toEqual([]);
    expect(dichos(conPropina(68))).toEqual([REGLAS_DEL_SRI.propinaMaxima.dice]);
  });

  it('wants the IVA beside them, each once, under a code of its own', () => {
    expect(dichos(todos(botella))).toEqual([REGLAS_DEL_SRI.lineaImpuestos.dice]);
    expect(dichos(todos(iva, botella, botella))).toContain(REGLAS_DEL_SRI.lineaImpuestos.dice);
    expect(dichos(todos(iva, { ...botella, porcentaje: '5002' }))).toEqual([
      REGLAS_DEL_SRI.tarifaDeCodigo.dice,
    ]);
    expect(dichos(todos(iva, { ...botella, tarifa: 0.05 }))).toEqual([
      REGLAS_DEL_SRI.tarifaDeCodigo.dice,
    ]);
    expect(dichos(todos(conIce, { ...ice, porcentaje: '4' }))).toEqual([
      REGLAS_DEL_SRI.tarifaDeCodigo.dice,
    ]);
  });
});

describe('rules of reception', () => {
  it.each([
    ['2027-02-18', HOY, []],
    ['2027-02-19', HOY, ['65']],
    ['2026-11-19', HOY, ['65']],
    [HOY, '2026-02-30', ['67']],
  ])('on %s a document of %s: %j', (hoy, fecha, codigos) => {
    const rechazos = rechazosDeRecepcion(makeComprobante({ fecha }), hoy);
    expect(rechazos.map(({ codigo }) => codigo)).toEqual(codigos);
  });
});

describe('rules of a credit note', () => {
  const numero = '001-001-000000001';
  const nota = (over: Partial<Comprobante> = {}) =>
    makeComprobante({
      esNota: true,
      pagos: null,
      propina: null,
      descuento: null,
      modificado: { codDoc: '01', numero, fecha: HOY },
      impuestos: [{ ...iva, tarifa: null }],
      ...over,
    });
  const codigos = (c: Comprobante) => rechazosDeAutorizacion(c).map(({ codigo }) => codigo);

  it('reads the rate of a total from its code', () => {
    expect(codigos(nota())).toEqual([]);
    expect(codigos(nota({ impuestos: [{ ...iva, tarifa: null, porcentaje: '9' }] }))).toContain(
      '52',
    );
  });

  it('has the rates of the day of its invoice', () => {
    const vieja = { codigo: '2', porcentaje: '2', tarifa: 12, base: 652, valor: 78 };
    const over = {
      ...conIva(vieja),
      pagos: null,
      impuestos: [{ ...vieja, tarifa: null }],
    };
    const de = (fecha: string) => nota({ ...over, modificado: { codDoc: '01', numero, fecha } });
    expect(codigos(de('2024-03-31'))).toEqual([]);
    expect(codigos(de('2024-04-01'))).toEqual(['52']);
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
      makeComprobante({
        comprador: { tipo: '05', identificacion: '0926687856', nombre: 'EVA' },
      }),
      0,
      '69',
    ],
    ['more than the invoice', { total: 751 }, makeComprobante(), 0, '52'],
    ['more than is left of it', {}, makeComprobante(), 1, '52'],
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
    comprador: { tipo: '07', identificacion: '9999999999999', nombre: 'CONSUMIDOR FINAL' },
    subtotal: total,
    ...enEfectivo(total),
    impuestos: [exento],
    lineas: [{ ...linea, cantidad: 1, precio: total / 100, neto: total, impuestos: [exento] }],
  };
}
