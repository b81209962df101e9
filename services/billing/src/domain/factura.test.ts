import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';

import { makeClave, makeEmisor, makeVenta, RUC } from '../testing/ventas';
import { ventaArbitraria } from '../testing/ventasAlAzar';

import { facturaXml } from './factura';
import { validarFactura } from './validarFactura';
import type { DatosDocumento, Defecto } from './validarDocumento';
import { limpiarTexto } from '@comanda/kit/documento/xml';

const datosDe = (venta: ComprobanteVenta, over: Partial<DatosDocumento> = {}): DatosDocumento => ({
  claveAcceso: makeClave(),
  emisor: makeEmisor(),
  venta,
  rucProveedor: RUC,
  ...over,
});

function xmlDe(venta: ComprobanteVenta): string {
  const revision = validarFactura(datosDe(venta));
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return facturaXml(revision.documento);
}

/** Of a place with a tourism register, at 8%. */
const deDecreto = (fecha_emision: string): DatosDocumento => ({
  ...datosDe(makeVenta([{ cantidad: 1, precio_venta: 108, tarifa: 8 }], { fecha_emision })),
  claveAcceso: makeClave(1, { fecha: fecha_emision }),
  emisor: makeEmisor({ ley: { ...SIN_REGISTRO, registro_turismo: '0905500123' } }),
});

function defectoDe(datos: DatosDocumento): Defecto {
  const revision = validarFactura(datos);
  if (revision.ok) throw new Error('expected a refusal');
  return revision.defecto;
}

const monto = z.string().regex(/^\d+\.\d{2}$/);
const centavosDe = monto.transform((texto) => Number(texto.replace('.', '')));
const seis = z.string().regex(/^\d+\.\d{6}$/);
const impuesto = z.object({ codigo: z.string(), baseImponible: centavosDe, valor: centavosDe });
const lectura = z.object({
  factura: z.object({
    infoFactura: z.object({
      razonSocialComprador: z.string(),
      totalSinImpuestos: centavosDe,
      totalConImpuestos: z.object({
        totalImpuesto: z.array(impuesto),
      }),
      totalDescuento: centavosDe,
      propina: centavosDe,
      importeTotal: centavosDe,
      pagos: z.object({ pago: z.array(z.object({ formaPago: z.string(), total: centavosDe })) }),
    }),
    detalles: z.object({
      detalle: z.array(
        z.object({
          codigoPrincipal: z.string(),
          descripcion: z.string(),
          cantidad: seis,
          precioUnitario: seis,
          descuento: centavosDe,
          precioTotalSinImpuesto: centavosDe,
          impuestos: z.object({ impuesto: z.array(impuesto) }),
        }),
      ),
    }),
    infoAdicional: z.object({ campoAdicional: z.array(z.unknown()) }),
  }),
});

const lector = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  isArray: (nombre) =>
    ['totalImpuesto', 'impuesto', 'pago', 'detalle', 'campoAdicional'].includes(nombre),
});
const leer = (xml: string) => lectura.parse(lector.parse(xml)).factura;
/** What a list of taxes has of the IVA, or of the ICE. */
const de = (impuestos: readonly z.output<typeof impuesto>[], cual: '2' | '3') => {
  const suyos = impuestos.filter(({ codigo }) => codigo === cual);
  return {
    base: suma(suyos.map(({ baseImponible }) => baseImponible)),
    valor: suma(suyos.map(({ valor }) => valor)),
  };
};
const suma = (montos: readonly number[]) => montos.reduce((total, valor) => total + valor, 0);

describe('facturaXml', () => {
  it('says the totals of the sale, to the cent, and its parts add up', () => {
    fc.assert(
      fc.property(ventaArbitraria, (venta) => {
        const { infoFactura, detalles } = leer(xmlDe(venta));
        const impuestos = infoFactura.totalConImpuestos.totalImpuesto;
        const [iva, ice] = [de(impuestos, '2'), de(impuestos, '3')];
        const deLineas = detalles.detalle.map((d) => ({
          neto: d.precioTotalSinImpuesto,
          iva: de(d.impuestos.impuesto, '2'),
          ice: de(d.impuestos.impuesto, '3'),
        }));

        expect(infoFactura.importeTotal).toBe(venta.total);
        expect(infoFactura.totalSinImpuestos).toBe(venta.subtotal - ice.valor);
        expect(iva).toEqual({ base: venta.subtotal, valor: venta.iva });
        expect(suma(deLineas.map(({ neto }) => neto))).toBe(infoFactura.totalSinImpuestos);
        expect(suma(deLineas.map((d) => d.iva.valor))).toBe(venta.iva);
        expect(deLineas.map((d) => d.neto + d.ice.valor)).toEqual(deLineas.map((d) => d.iva.base));
        expect(deLineas.map((d) => d.ice)).toEqual(
          venta.lineas.map(({ ice: suyo = 0, cantidad }) => ({
            base: suyo > 0 ? cantidad * 100 : 0,
            valor: suyo * cantidad,
          })),
        );
        expect(ice).toEqual({
          base: suma(deLineas.map((d) => d.ice.base)),
          valor: suma(deLineas.map((d) => d.ice.valor)),
        });
        expect(suma(infoFactura.pagos.pago.map(({ total }) => total))).toBe(venta.total);
        expect(infoFactura.propina).toBe(venta.propina);
        expect(suma(detalles.detalle.map(({ descuento }) => descuento))).toBe(
          infoFactura.totalDescuento,
        );
        for (const d of detalles.detalle) {
          const neto = Number(d.cantidad) * Number(d.precioUnitario) * 100 - d.descuento;
          expect(Math.abs(neto - d.precioTotalSinImpuesto)).toBeLessThan(1.02);
        }
      }),
    );
  });

  it('carries any text whole, on one line', () => {
    fc.assert(
      fc.property(ventaArbitraria, (venta) => {
        const { infoFactura, detalles } = leer(xmlDe(venta));

        expect(infoFactura.razonSocialComprador).toBe(limpiarTexto(venta.comprador.razon_social));
        expect(detalles.detalle.map(({ descripcion }) => descripcion)).toEqual(
          venta.lineas.map(({ descripcion }) => limpiarTexto(descripcion)),
        );
      }),
    );
  });

  it('is the same person whatever the nines are called', () => {
    const venta = makeVenta([{ cantidad: 1, precio_venta: 5000, tarifa: 15 }]);
    const comprador = {
      ...venta.comprador,
      tipo_identificacion: '05' as const,
      identificacion: '9999999999',
    };

    const xml = xmlDe({ ...venta, comprador });

    expect(xml).toContain(
      '<tipoIdentificacionComprador>07</tipoIdentificacionComprador>' +
        '<razonSocialComprador>CONSUMIDOR FINAL</razonSocialComprador>' +
        '<identificacionComprador>9999999999999</identificacionComprador>',
    );
  });

  it.each([
    ['EFECTIVO', '01'],
    ['TARJETA', '19'],
    ['TRANSFERENCIA', '20'],
  ] as const)('pays %s as %s', (forma_pago, codigo) => {
    const venta = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }]);
    const xml = xmlDe({ ...venta, pagos: [{ forma_pago, total: venta.total }] });
    expect(xml).toContain(`<pago><formaPago>${codigo}</formaPago><total>7.50</total></pago>`);
  });

  it('pays with a debit card as 16, and with several ways as several', () => {
    const venta = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }]);
    const xml = xmlDe({
      ...venta,
      pagos: [
        { forma_pago: 'TARJETA', total: 500, debito: true },
        { forma_pago: 'EFECTIVO', total: 250 },
      ],
    });
    expect(xml).toContain(
      '<pagos><pago><formaPago>16</formaPago><total>5.00</total></pago>' +
        '<pago><formaPago>01</formaPago><total>2.50</total></pago></pagos>',
    );
  });

  it('says of what is left on account for how many days, after what was paid', () => {
    const venta = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 15 }]);
    const xml = xmlDe({
      ...venta,
      pagos: [
        { forma_pago: 'EFECTIVO', total: 250 },
        { forma_pago: 'CREDITO', total: 500, plazo: 30 },
      ],
    });
    expect(xml).toContain(
      '<pagos><pago><formaPago>01</formaPago><total>2.50</total></pago>' +
        '<pago><formaPago>20</formaPago><total>5.00</total><plazo>30</plazo>' +
        '<unidadTiempo>dias</unidadTiempo></pago></pagos>',
    );
  });

  it('takes a discount off before tax and adds a tip after it', () => {
    const venta = makeVenta([{ cantidad: 2, precio_venta: 1150, tarifa: 15, descuento: 230 }]);
    const xml = xmlDe({
      ...venta,
      propina: 180,
      total: 2250,
      pagos: [{ forma_pago: 'EFECTIVO', total: 2250 }],
    });
    expect(xml).toContain(
      '<precioUnitario>10.000000</precioUnitario><descuento>2.00</descuento>' +
        '<precioTotalSinImpuesto>18.00</precioTotalSinImpuesto>',
    );
    expect(xml).toContain('<totalDescuento>2.00</totalDescuento>');
    expect(xml).toContain('<propina>1.80</propina><importeTotal>22.50</importeTotal>');
  });

  it('says the ICE of bags apart: their price has none of it, and what bears IVA has all', () => {
    const xml = xmlDe(
      makeVenta([
        { cantidad: 3, precio_venta: 23, tarifa: 15, ice: 10 },
        { cantidad: 2, precio_venta: 23, tarifa: 15, ice: 5 },
        { cantidad: 1, precio_venta: 230, tarifa: 15 },
      ]),
    );
    expect(xml).toContain(
      '<totalSinImpuestos>2.60</totalSinImpuestos><totalDescuento>0.00</totalDescuento><totalConImpuestos>' +
        '<totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><baseImponible>3.00</baseImponible>' +
        '<tarifa>15.00</tarifa><valor>0.45</valor></totalImpuesto>' +
        '<totalImpuesto><codigo>3</codigo><codigoPorcentaje>3680</codigoPorcentaje><baseImponible>5.00</baseImponible>' +
        '<valor>0.40</valor></totalImpuesto></totalConImpuestos>',
    );
    expect(xml).toContain(
      '<precioUnitario>0.100000</precioUnitario><descuento>0.00</descuento>' +
        '<precioTotalSinImpuesto>0.30</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo>' +
        '<codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa><baseImponible>0.60</baseImponible>' +
        '<valor>0.09</valor></impuesto><impuesto><codigo>3</codigo><codigoPorcentaje>3680</codigoPorcentaje>' +
        '<tarifa>0.10</tarifa><baseImponible>3.00</baseImponible><valor>0.30</valor></impuesto></impuestos>',
    );
    expect(xml).toContain('<tarifa>0.05</tarifa><baseImponible>2.00</baseImponible>');
    expect(xmlDe(makeVenta([{ cantidad: 1, precio_venta: 100, tarifa: 15 }]))).not.toContain(
      '<codigo>3<',
    );
  });

  it('has as much of the ICE as a price that was kept holds, which then is all of its base', () => {
    const xml = xmlDe(makeVenta([{ cantidad: 3, precio_venta: 11, tarifa: 15, ice: 10 }]));
    expect(xml).toContain(
      '<precioUnitario>0.000000</precioUnitario><descuento>0.00</descuento>' +
        '<precioTotalSinImpuesto>0.01</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo>' +
        '<codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa><baseImponible>0.29</baseImponible>' +
        '<valor>0.04</valor></impuesto><impuesto><codigo>3</codigo><codigoPorcentaje>3680</codigoPorcentaje>' +
        '<tarifa>0.10</tarifa><baseImponible>2.80</baseImponible><valor>0.28</valor></impuesto></impuestos>',
    );
  });

  it("says the company's legends, and only those it has", () => {
    const emisor = makeEmisor({
      agenteRetencion: '1',
      contribuyenteEspecial: '5368',
      leyendaRimpe: 'CONTRIBUYENTE RÉGIMEN RIMPE',
      obligadoContabilidad: false,
    });
    const venta = makeVenta([{ cantidad: 1, precio_venta: 100, tarifa: 15 }]);
    const revision = validarFactura(datosDe(venta, { emisor }));
    const xml = revision.ok ? facturaXml(revision.documento) : '';
    expect(xml).toContain(
      '<agenteRetencion>1</agenteRetencion><contribuyenteRimpe>CONTRIBUYENTE RÉGIMEN RIMPE<',
    );
    expect(xml).toContain(
      '<contribuyenteEspecial>5368</contribuyenteEspecial><obligadoContabilidad>NO<',
    );
    expect(xmlDe(venta)).not.toMatch(/agenteRetencion|Rimpe|contribuyenteEspecial/);
  });

  it("uses the authority's codes: 8% is 8, not the specification's 2", () => {
    const revision = validarFactura(deDecreto('2026-02-14'));
    expect(revision.ok && facturaXml(revision.documento)).toContain(
      '<codigoPorcentaje>8</codigoPorcentaje><tarifa>8.00</tarifa>',
    );
  });

  it('gives no document of 8% out of the days of a decree, nor to who has no tourism register', () => {
    expect(defectoDe(deDecreto('2026-02-18'))).toEqual({
      campo: 'detalles[0].tarifa',
      msg: 'La tarifa 8% rige solo en los días que fija un decreto, y el 18/02/2026 no es uno',
    });
    expect(defectoDe({ ...deDecreto('2026-02-14'), emisor: makeEmisor() })).toEqual({
      campo: 'detalles[0].tarifa',
      msg: 'La tarifa 8% es de establecimientos con registro de turismo: anote el suyo en Empresa',
    });
  });

  it('ends with the provider of the software', () => {
    expect(xmlDe(makeVenta([{ cantidad: 1, precio_venta: 100, tarifa: 15 }]))).toContain(
      `<campoAdicional nombre="RUC Proveedor">${RUC}</campoAdicional></infoAdicional></factura>`,
    );
  });
});

describe('validarFactura', () => {
  const venta = makeVenta([{ cantidad: 1, precio_venta: 1150, tarifa: 15 }]);

  it.each<[string, Partial<DatosDocumento>, string]>([
    [
      'a rate without a code',
      { venta: makeVenta([{ cantidad: 1, precio_venta: 104, tarifa: 4 }]) },
      'detalles[0].tarifa',
    ],
    ['a sale without lines', { venta: makeVenta([]) }, 'detalles'],
    ['totals that do not add up', { venta: { ...venta, iva: 151, subtotal: 999 } }, 'importeTotal'],
    [
      'payments short of the total',
      { venta: { ...venta, pagos: [{ forma_pago: 'EFECTIVO', total: 1149 }] } },
      'pagos',
    ],
    [
      'a key of another day',
      { claveAcceso: makeClave(1, { fecha: '2026-11-19' }) },
      'fechaEmision',
    ],
    [
      'a key of another RUC',
      { claveAcceso: makeClave(1, { ruc: '1790012345001' }) },
      'claveAcceso',
    ],
    ['a company without a name', { emisor: makeEmisor({ razonSocial: ' \n ' }) }, 'razonSocial'],
    [
      'a RIMPE legend of our own',
      { emisor: makeEmisor({ leyendaRimpe: 'RIMPE' }) },
      'contribuyenteRimpe',
    ],
    [
      'a discount above the price',
      {
        venta: {
          ...venta,
          lineas: venta.lineas.map((linea) => ({ ...linea, descuento: 1151 })),
        },
      },
      'detalles[0].descuento',
    ],
    ...(
      [
        ['of what is weighed', { cantidad: 1.5, precio_venta: 100, ice: 10 }],
        ['of no bag of its day', { cantidad: 1, precio_venta: 100, ice: 8 }],
        ['above what a discount leaves', { cantidad: 3, precio_venta: 20, ice: 10, descuento: 27 }],
      ] as const
    ).map(([caso, funda]): [string, Partial<DatosDocumento>, string] => [
      `an ICE ${caso}`,
      { venta: makeVenta([{ tarifa: 15, ...funda }]) },
      'detalles[0].ice',
    ]),
    ...[12, 14].map((tarifa): [string, Partial<DatosDocumento>, string] => [
      `a rate of other years: ${tarifa}%`,
      { venta: makeVenta([{ cantidad: 1, precio_venta: 112, tarifa }]) },
      'detalles[0].tarifa',
    ]),
    [
      'a tip above a tenth of what was consumed',
      {
        venta: {
          ...venta,
          propina: 101,
          total: 1251,
          pagos: [{ forma_pago: 'EFECTIVO', total: 1251 }],
        },
      },
      'propina',
    ],
    [
      'a provider of the software that is nobody',
      { rucProveedor: '9999999999999' },
      'RUC Proveedor',
    ],
    ['a tip that is not in the total', { venta: { ...venta, propina: 100 } }, 'importeTotal'],
    [
      'a cedula with a wrong digit',
      {
        venta: {
          ...venta,
          comprador: { ...venta.comprador, identificacion: '1710034066' },
        },
      },
      'identificacionComprador',
    ],
    ['no provider', { rucProveedor: '' }, 'RUC Proveedor'],
  ])('refuses %s and names the field', (_caso, over, campo) => {
    expect(defectoDe(datosDe(venta, over)).campo).toBe(campo);
  });

  it('lets the final consumer pay 50.00 and not 50.01 (spec section 9)', () => {
    const deNadie = (precio_venta: number) => {
      const deFinal = makeVenta([{ cantidad: 1, precio_venta, tarifa: 15 }]);
      const comprador = { ...deFinal.comprador, identificacion: '9999999999999' };
      return validarFactura(datosDe({ ...deFinal, comprador })).ok;
    };
    expect([deNadie(5000), deNadie(5001)]).toEqual([true, false]);
  });
});
