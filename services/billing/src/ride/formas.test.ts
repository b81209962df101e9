import { describe, expect, it } from '@jest/globals';

import {
  CLAVE_FACTURA,
  CLAVE_NOTA,
  CON_FUNDAS,
  xmlDeFactura,
  xmlDeNota,
} from '../testing/documentos';
import { makeVenta } from '../testing/ventas';
import {
  escanear,
  pdftoppm,
  pdftotext,
  textoDe,
  verPagina,
  zbarimg,
} from '@comanda/kit/testing/verPdf';

import { barrasCode128 } from './code128';
import { leerRide } from './leerRide';
import { ride80mm } from './ride80mm';
import { rideA4 } from './rideA4';

const autorizada = new Date('2026-11-20T18:05:00Z');
const rideDe = (xml: string) => ({ documento: leerRide(xml), autorizada, logo: null });
const a4 = (xml: string) => rideA4(rideDe(xml));
const rollo = (xml: string) => ride80mm(rideDe(xml));
const deProduccion = (xml: string) => xml.replace('<ambiente>1<', '<ambiente>2<');

const DE_LA_FACTURA = [
  'R.U.C.: 0992345678001',
  'No.: 001-001-000000123',
  'CEVICHERÍA DEL PUERTO S.A.',
  'OBLIGADO A LLEVAR CONTABILIDAD: SI',
  'CONTRIBUYENTE RÉGIMEN RIMPE',
  'Agente de retención Resolución No.: 7',
  'María Fernanda Salazar',
  'SUBTOTAL 15% 18.00',
  'SUBTOTAL 0% 23.00',
  'TOTAL DESCUENTO 2.00',
  'IVA 15% 2.70',
  'PROPINA 1.50',
  'VALOR TOTAL 45.20',
  'TARJETA DE DÉBITO 5.00',
  'RUC Proveedor',
];

(pdftotext.esta ? describe : describe.skip)(
  pdftotext.titulo('the printed forms, read back'),
  () => {
    const exigir = (texto: string, dichos: readonly string[]) => {
      for (const dicho of dichos) expect(texto).toContain(dicho);
    };

    it('of an invoice, A4: who, what, how much and how it was paid', async () => {
      exigir(textoDe(await a4(xmlDeFactura())), [
        ...DE_LA_FACTURA,
        CLAVE_FACTURA,
        'FECHA Y HORA DE AUTORIZACIÓN: 20/11/2026 13:05',
        'Razón social / Nombres y apellidos: María Fernanda Salazar',
        '1 2 Ceviche de camarón & "maíz" 1 10.00 2.00 18.00',
      ]);
    });

    it('of an invoice, 80 mm: the same, and the key in groups', async () => {
      const texto = textoDe(await rollo(xmlDeFactura())).replace(/\s+/g, ' ');
      exigir(texto, [
        ...DE_LA_FACTURA,
        'Ceviche de camarón & "maíz" 1',
        '2 x 10.00 desc. 2.00 18.00',
        '2 x 11.50 23.00',
      ]);
      expect(texto.replace(/\s/g, '')).toContain(CLAVE_FACTURA);
    });

    it.each([
      ['A4', a4],
      ['80 mm', rollo],
    ])('of a credit note, %s: what it takes back and why, and no payment', async (_, forma) => {
      const texto = textoDe(await forma(xmlDeNota())).replace(/\s+/g, ' ');
      exigir(texto, [
        'NOTA DE CRÉDITO',
        'No.: 001-001-000000007',
        'Comprobante que se modifica: FACTURA 001-001-000000123',
        'Fecha de emisión del comprobante que se modifica: 18/11/2026',
        'Razón de modificación: Anulación de la venta: el cliente devolvió el pedido',
        'VALOR TOTAL 43.70',
      ]);
      expect(texto).not.toMatch(/Forma de pago|PROPINA/);
    });

    it.each([
      ['A4', a4],
      ['80 mm', rollo],
    ])('say the ICE of bags between the subtotals and the IVA, %s', async (_, forma) => {
      for (const xml of [xmlDeFactura({ venta: CON_FUNDAS }), xmlDeNota({ venta: CON_FUNDAS })]) {
        const texto = textoDe(await forma(xml)).replace(/\s+/g, ' ');
        exigir(texto, [
          'SUBTOTAL 15% 3.00',
          'SUBTOTAL SIN IMPUESTOS 2.60',
          'ICE 0.40',
          'IVA 15% 0.45',
        ]);
        expect(texto.indexOf('ICE 0.40')).toBeGreaterThan(texto.indexOf('SIN IMPUESTOS'));
        expect(texto.indexOf('ICE 0.40')).toBeLessThan(texto.indexOf('IVA 15% 0.45'));
      }
      expect(textoDe(await forma(xmlDeFactura()))).not.toMatch(/\bICE\b/);
    });

    it.each([
      ['A4', a4],
      ['80 mm', rollo],
    ])(
      'say that a test has no value, %s, and that of an invoice nothing of the kind',
      async (_, forma) => {
        expect(textoDe(await forma(xmlDeFactura()))).toContain('SIN VALIDEZ');
        expect(textoDe(await forma(deProduccion(xmlDeFactura())))).not.toContain('SIN VALIDEZ');
      },
    );

    it.each([
      ['A4', rideA4],
      ['80 mm', ride80mm],
    ])('say it of what the stand-in authorised, whatever its ambiente: %s', async (_, forma) => {
      const documento = leerRide(deProduccion(xmlDeFactura()), { simulado: true });
      const texto = textoDe(await forma({ documento, autorizada, logo: null }));
      expect(texto).toContain('SIN VALIDEZ');
      expect(texto).not.toContain('AMBIENTE: PRODUCCIÓN');
    });

    it('number their pages, each with the heading of the lines, and lose no line', async () => {
      const texto = textoDe(await a4(deProduccion(xmlDeFactura({ lineas: 60 }))));
      exigir(texto, ['Página 1 de 2', 'Página 2 de 2', '"maíz" 60', 'VALOR TOTAL 1379.20']);
      expect(texto.match(/Precio unitario/g)).toHaveLength(2);
      expect(texto.match(/Ceviche de camarón/g)).toHaveLength(60);
    });

    it.each([
      ['A4', a4],
      ['80 mm', rollo],
    ])('write letters of other alphabets, and accents written apart, %s', async (_, forma) => {
      const comprador = {
        tipo_identificacion: '06' as const,
        identificacion: 'PA-1234567',
        razon_social: 'Jose\u0301 Nguyễn Đức 😀 漢',
        direccion: '',
        email: '',
        telefono: '',
      };
      const xml = xmlDeFactura({ emisor: { nombreComercial: 'Кафе Łódź' }, venta: { comprador } });
      exigir(textoDe(await forma(xml)).replace(/\s+/g, ' '), ['Кафе Łódź', 'José Nguyễn Đức ? ?']);
    });
  },
);

(pdftoppm.esta ? describe : describe.skip)(pdftoppm.titulo('the printed forms, drawn'), () => {
  /** Whether a page shows anything red; null: there is no such page. */
  const rojo = (pdf: Buffer, pagina: number): boolean | null => {
    const vista = verPagina(pdf, { pagina, ppp: 30 });
    if (!vista) return null;
    const { pixeles } = vista;
    for (let i = 0; i + 2 < pixeles.length; i += 3)
      if ((pixeles[i] ?? 0) > (pixeles[i + 1] ?? 0) + 20) return true;
    return false;
  };

  it('are marked across every A4 page when it is a test, and not when it is not', async () => {
    const prueba = await a4(xmlDeFactura({ lineas: 70 }));
    expect([1, 2, 3].map((pagina) => rojo(prueba, pagina))).toEqual([true, true, null]);
    const valida = await a4(deProduccion(xmlDeFactura()));
    expect([1, 2].map((pagina) => rojo(valida, pagina))).toEqual([false, null]);
  });

  it('are one page of 80 mm, as long as its lines', async () => {
    const largos = await Promise.all(
      [2, 60].map(async (lineas) => {
        const pdf = await rollo(xmlDeFactura({ lineas }));
        expect(verPagina(pdf, { pagina: 2, ppp: 20 })).toBeNull();
        return verPagina(pdf, { ppp: 72 });
      }),
    );
    expect(largos.map((pagina) => pagina?.ancho)).toEqual([226, 226]);
    expect((largos[1]?.alto ?? 0) - (largos[0]?.alto ?? 0)).toBeGreaterThan(58 * 18);
  });

  it('come on pages when no roll is long enough', async () => {
    const descripcion = 'nombre '.repeat(40);
    const linea = { descripcion, cantidad: 1, precio_venta: 100, tarifa: 0 };
    const venta = makeVenta(Array.from({ length: 250 }, () => linea));
    const pdf = await rollo(xmlDeFactura({ venta: { ...venta, propina: 0 } }));
    expect(verPagina(pdf, { pagina: 2, ppp: 20 })?.ancho).toBeGreaterThan(160);
  });

  it('has bars on 80 mm of two dots of a thermal printer to the module, none uneven', async () => {
    const pagina = verPagina(await rollo(deProduccion(xmlDeFactura())), { ppp: 203.2, mono: true });
    if (!pagina) throw new Error('expected a page');
    const x = Math.round((40 * 203.2) / 72); // through the bars, which stand upright at the left
    const oscuro = (y: number) => (pagina.pixeles[(y * pagina.ancho + x) * 3] ?? 255) < 128;
    const esperado = barrasCode128(CLAVE_FACTURA);
    const fin = [...Array(pagina.alto).keys()].findLast(oscuro) ?? 0;
    const inicio = fin + 1 - esperado.modulos * 2;
    const visto = Array.from({ length: esperado.modulos }, (_, i) => [
      oscuro(inicio + 2 * i),
      oscuro(inicio + 2 * i + 1),
    ]);
    const dibujado = Array.from({ length: esperado.modulos }, (_, i) => {
      const enBarra = esperado.barras.some((barra) => i >= barra.x && i < barra.x + barra.ancho);
      return [enBarra, enBarra];
    });
    expect(visto).toEqual(dibujado);
  });
});

(zbarimg.esta ? describe : describe.skip)(zbarimg.titulo('the printed forms, scanned'), () => {
  it.each([
    ['A4', a4],
    ['80 mm', rollo],
  ])('give back the key at the dots of a thermal printer, %s', async (_, forma) => {
    const leer = async (xml: string) => {
      const pagina = verPagina(await forma(xml), { ppp: 203.2, mono: true });
      return pagina && escanear(pagina);
    };
    expect(await leer(xmlDeFactura())).toBe(CLAVE_FACTURA);
    expect(await leer(xmlDeNota())).toBe(CLAVE_NOTA);
  });
});

describe('the printed forms', () => {
  it.each([
    ['A4', a4],
    ['80 mm', rollo],
  ])('are PDFs, whatever tools are here, %s', async (_, forma) => {
    const pdf = await forma(xmlDeFactura());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
  });

  it('carry a font only when a text needs one', async () => {
    const con = await a4(xmlDeFactura({ emisor: { nombreComercial: 'Łódź' } }));
    expect((await a4(xmlDeFactura())).includes('FontFile2')).toBe(false);
    expect(con.includes('FontFile2')).toBe(true);
  });
});
