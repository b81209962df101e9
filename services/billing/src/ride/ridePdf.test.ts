import { spawnSync } from 'node:child_process';

import { describe, expect, it } from '@jest/globals';

import { facturaXml } from '../domain/factura';
import { validarFactura } from '../domain/validarFactura';
import { siHay } from '../testing/compartido';
import { makeClave, makeEmisor, makeVenta, RUC } from '../testing/ventas';

import { enWinAnsi } from './enWinAnsi';
import { leerRide } from './leerRide';
import { ridePdf } from './ridePdf';

const clave = makeClave(123);
const lineas = (cuantas: number) =>
  Array.from({ length: cuantas }, (_, i) => ({
    descripcion: `Ceviche de camarón & "maíz" ${i + 1}`,
    cantidad: 2,
    precio_venta: 1150,
    tarifa: i % 2 ? 0 : 15,
    descuento: i === 0 ? 230 : 0,
  }));

function xmlDe(cuantas: number): string {
  const venta = makeVenta(lineas(cuantas));
  const total = venta.total + 150;
  const revision = validarFactura({
    claveAcceso: clave,
    emisor: makeEmisor({ leyendaRimpe: 'CONTRIBUYENTE RÉGIMEN RIMPE', agenteRetencion: '7' }),
    venta: {
      ...venta,
      total,
      propina: 150,
      pagos: [
        { forma_pago: 'TARJETA', total: 500, debito: true },
        { forma_pago: 'EFECTIVO', total: total - 500 },
      ],
    },
    rucProveedor: RUC,
  });
  if (!revision.ok) throw new Error(JSON.stringify(revision.defecto));
  return facturaXml(revision.documento);
}
const pdfDe = (xml: string) =>
  ridePdf({ factura: leerRide(xml), autorizada: new Date('2026-11-20T18:05:00Z') });

describe('leerRide', () => {
  it('reads what was written, entities undone', () => {
    const { infoTributaria, infoFactura, detalles } = leerRide(xmlDe(2));
    expect(infoTributaria.claveAcceso).toBe(clave);
    expect(infoFactura.pagos.pago).toEqual([
      { formaPago: '16', total: '5.00' },
      { formaPago: '01', total: '40.20' },
    ]);
    expect(detalles.detalle[0]?.descripcion).toBe('Ceviche de camarón & "maíz" 1');
  });
});

describe('enWinAnsi', () => {
  it('keeps accents and the euro, and marks what the font lacks', () => {
    expect(enWinAnsi('Ñandú €5 😀 漢')).toBe('Ñandú €5 ? ?');
  });
});

const pdftotext = siHay('pdftotext', spawnSync('pdftotext', ['-v']).status === 0);
(pdftotext.esta ? describe : describe.skip)(pdftotext.titulo('ridePdf, read back'), () => {
  const textoDe = (pdf: Buffer) =>
    spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).stdout;

  it('says who, what, how much and how it was paid', async () => {
    const texto = textoDe(await pdfDe(xmlDe(2))).replace(/ +/g, ' ');
    for (const dicho of [
      'R.U.C.: 0992345678001',
      'No.: 001-001-000000123',
      clave,
      'FECHA Y HORA DE AUTORIZACION: 20/11/2026 13:05',
      'OBLIGADO A LLEVAR CONTABILIDAD: SI',
      'CONTRIBUYENTE RÉGIMEN RIMPE',
      'Agente de retencion Resolucion No.: 7',
      'Razon social / Nombres y apellidos: Maria Fernanda Salazar',
      '1 2 Ceviche de camarón & "maíz" 1 10.00 2.00 18.00',
      'SUBTOTAL 15% 18.00',
      'SUBTOTAL 0% 23.00',
      'IVA 15% 2.70',
      'PROPINA 1.50',
      'VALOR TOTAL 45.20',
      'TARJETA DE DEBITO 5.00',
      'RUC Proveedor',
    ])
      expect(texto).toContain(dicho);
  });
});

const pdftoppm = siHay('pdftoppm', spawnSync('pdftoppm', ['-v']).status === 0);
(pdftoppm.esta ? describe : describe.skip)(pdftoppm.titulo('ridePdf, rendered'), () => {
  /** Whether a page shows anything red; null: there is no such page. */
  const rojo = (pdf: Buffer, pagina: number): boolean | null => {
    const una = ['-r', '30', '-f', String(pagina), '-l', String(pagina), '-'];
    const { stdout: ppm } = spawnSync('pdftoppm', una, { input: pdf });
    if (ppm.length === 0) return null;
    const pixeles = ppm.subarray(ppm.indexOf('255\n') + 4);
    for (let i = 0; i + 2 < pixeles.length; i += 3)
      if ((pixeles[i] ?? 0) > (pixeles[i + 1] ?? 0) + 20) return true;
    return false;
  };

  it('is marked across every page when it is a test, and not when it is not', async () => {
    const prueba = await pdfDe(xmlDe(70));
    expect([1, 2, 3].map((pagina) => rojo(prueba, pagina))).toEqual([true, true, null]);
    const deProduccion = await pdfDe(xmlDe(2).replace('<ambiente>1<', '<ambiente>2<'));
    expect([1, 2].map((pagina) => rojo(deProduccion, pagina))).toEqual([false, null]);
  });
});

describe('ridePdf', () => {
  it('is a PDF, whatever tools are here', async () => {
    const pdf = await pdfDe(xmlDe(2));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
  });
});
