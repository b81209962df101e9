import { describe, expect, it } from '@jest/globals';

import { leerRide } from '../ride/leerRide';
import { CLAVE_FACTURA, xmlDeFactura, xmlDeNota } from '../testing/documentos';

import { redactarMensaje } from './mensaje';

const autorizada = new Date('2026-11-20T18:05:00Z');
const redactar = (xml: string, asunto = '') =>
  redactarMensaje(leerRide(xml), { autorizada, asunto });

describe('redactarMensaje', () => {
  it('says which document it is, of whom, for how much, and when it was authorised', () => {
    const { asunto, texto, html } = redactar(xmlDeFactura());

    expect(asunto).toBe('Factura 001-001-000000123 de La Cevichería del Puerto');
    for (const dicho of [
      'María Fernanda Salazar',
      'CEVICHERÍA DEL PUERTO S.A.',
      '0992345678001',
      '20/11/2026',
      '$45.20',
      CLAVE_FACTURA,
      '20/11/2026 13:05',
    ]) {
      expect(texto).toContain(dicho);
      expect(html).toContain(dicho);
    }
  });

  it('says that a test has no value, and of an invoice nothing of the kind', () => {
    const prueba = redactar(xmlDeFactura());
    const valida = redactar(xmlDeFactura().replace('<ambiente>1<', '<ambiente>2<'));
    for (const parte of ['texto', 'html'] as const) {
      expect(prueba[parte]).toContain('PRUEBAS - SIN VALIDEZ TRIBUTARIA');
      expect(valida[parte]).not.toContain('VALIDEZ');
    }
  });

  it('of a credit note says which invoice it takes back and why', () => {
    const { asunto, texto } = redactar(xmlDeNota());
    expect(asunto).toBe('Nota de crédito 001-001-000000007 de La Cevichería del Puerto');
    expect(texto).toContain('Modifica: Factura 001-001-000000123 del 18/11/2026');
    expect(texto).toContain('Motivo: Anulación de la venta');
  });

  it('takes the subject it is given', () => {
    expect(redactar(xmlDeFactura(), ' Su almuerzo ').asunto).toBe('Su almuerzo');
  });

  it('lets no name become part of the page', () => {
    const nombreComercial = '<img src=x onerror=alert(1)>';
    const { html } = redactar(xmlDeFactura({ emisor: { nombreComercial } }));
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
