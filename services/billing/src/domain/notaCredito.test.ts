import { describe, expect, it } from '@jest/globals';

import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';

import { makeClave, makeEmisor, makeVenta, RUC } from '../testing/ventas';

import { notaCreditoXml } from './notaCredito';
import { validarNotaCredito, type DatosNotaCredito } from './validarNotaCredito';

const venta = makeVenta([{ cantidad: 2, precio_venta: 1150, tarifa: 15, descuento: 230 }]);
const datosDe = (over: Partial<DatosNotaCredito> = {}): DatosNotaCredito => ({
  claveAcceso: makeClave(1, { codDoc: '04' }),
  emisor: makeEmisor(),
  venta,
  rucProveedor: RUC,
  modificado: { numero: '001-001-000000123', fecha: '2026-11-18' },
  motivo: 'Anulación de la venta',
  ...over,
});

describe('notaCreditoXml', () => {
  it('takes back the whole value of an invoice, and never its tip', () => {
    const revision = validarNotaCredito(
      datosDe({ venta: { ...venta, propina: 200, total: 2270 } }),
    );
    const xml = revision.ok ? notaCreditoXml(revision.documento) : '';

    expect(xml).toContain('<codDoc>04</codDoc>');
    expect(xml).toContain(
      '<codDocModificado>01</codDocModificado><numDocModificado>001-001-000000123</numDocModificado>' +
        '<fechaEmisionDocSustento>18/11/2026</fechaEmisionDocSustento>' +
        '<totalSinImpuestos>18.00</totalSinImpuestos><valorModificacion>20.70</valorModificacion>',
    );
    expect(xml).toContain('<motivo>Anulación de la venta</motivo>');
    expect(xml).not.toMatch(/propina|<pagos>/);
  });

  it('gives the ICE of bags back, and of what a price no longer holds only what it does', () => {
    const fundas = {
      codigo: '1',
      descripcion: 'Funda',
      cantidad: 10,
      precio_venta: 15,
      tarifa: 15,
    };
    const xmlDe = (linea: ComprobanteVenta['lineas'][number], antes = {}) => {
      const revision = validarNotaCredito(datosDe({ venta: { ...venta, lineas: [linea] }, antes }));
      return revision.ok ? notaCreditoXml(revision.documento) : '';
    };
    expect(xmlDe({ ...fundas, ice: 10 })).toContain(
      '<totalSinImpuestos>0.30</totalSinImpuestos><valorModificacion>1.50</valorModificacion>',
    );
    const rebajada = xmlDe({ ...fundas, ice: 10, descuento: 100 }, { 15: 100 });
    expect(rebajada).toContain(
      '<totalSinImpuestos>0.00</totalSinImpuestos><valorModificacion>0.50</valorModificacion>',
    );
    expect(rebajada).toContain(
      '<tarifa>0.10</tarifa><baseImponible>4.30</baseImponible><valor>0.43</valor>',
    );
    expect(rebajada).toContain(
      '<precioUnitario>0.030435</precioUnitario><descuento>0.30</descuento>' +
        '<precioTotalSinImpuesto>0.00</precioTotalSinImpuesto>',
    );
  });

  it.each([
    ['8% of a decree, the register of tourism removed since', 8, '2026-02-16', true],
    ['8% on a day whose decree ended afterwards', 8, '2026-11-18', true],
    ['12% of an invoice from before it ended', 12, '2024-03-31', true],
    ['4%, which has no code', 4, '2026-11-18', false],
    ['7%, which is no rate', 7, '2026-11-18', false],
  ])('asks of a rate its code and no law: %s', (_caso, tarifa, fecha, ok) => {
    const revision = validarNotaCredito(
      datosDe({
        venta: makeVenta([{ cantidad: 1, precio_venta: 100 + tarifa, tarifa }]),
        modificado: { numero: '001-001-000000123', fecha },
      }),
    );
    expect(revision).toMatchObject(ok ? { ok } : { ok, defecto: { campo: 'detalles[0].tarifa' } });
  });

  it('gives back the ICE of another year', () => {
    const funda = { cantidad: 1, precio_venta: 115, tarifa: 15, ice: 4 };
    expect(validarNotaCredito(datosDe({ venta: makeVenta([funda]) })).ok).toBe(true);
  });

  it.each<[string, Partial<DatosNotaCredito>, string]>([
    ['the key of an invoice', { claveAcceso: makeClave() }, 'claveAcceso'],
    [
      'the final consumer',
      {
        venta: {
          ...venta,
          comprador: { ...venta.comprador, identificacion: '9999999999999' },
        },
      },
      'identificacionComprador',
    ],
    ['no reason', { motivo: ' \n' }, 'motivo'],
    [
      'an invoice number of another form',
      { modificado: { numero: '1-1-123', fecha: '2026-11-18' } },
      'numDocModificado',
    ],
    [
      'an invoice of tomorrow',
      { modificado: { numero: '001-001-000000123', fecha: '2026-11-21' } },
      'fechaEmisionDocSustento',
    ],
  ])('refuses %s and names the field', (_caso, over, campo) => {
    expect(validarNotaCredito(datosDe(over))).toMatchObject({ ok: false, defecto: { campo } });
  });
});
