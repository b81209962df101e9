import { describe, expect, it } from '@jest/globals';

import type { HojaCaja } from '@comanda/shared/contracts/caja/papel';
import { pdftoppm, pdftotext, textoDe, verPagina } from '@comanda/kit/testing/verPdf';

import { hojaPdf } from './hojaPdf';

const makeHoja = (filas = 2, over: Partial<HojaCaja> = {}): HojaCaja => ({
  empresa: 'La Cevichería del Puerto',
  titulo: 'REPORTE Z',
  cabecera: ['Caja, periodo 3', 'Responsable: Carla Cañarte'],
  secciones: [
    {
      titulo: 'Efectivo',
      filas: Array.from({ length: filas }, (_, i) => ({
        texto: `Fila ${i}`,
        valor: `$${i},000.25`,
        ...(i === 0 && { fuerte: true }),
      })).concat({ texto: 'Última venta', valor: '001-001-000000126' }),
    },
    { titulo: 'Cuadre', filas: [{ texto: 'Motivo: Łódź, se dio mal un vuelto', valor: '' }] },
  ],
  firma: 'Carla Cañarte',
  ...over,
});

describe('hojaPdf', () => {
  it('is a PDF, whatever tools are here', async () => {
    const pdf = await hojaPdf(makeHoja());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 226 ');
  });
});

(pdftotext.esta ? describe : describe.skip)(pdftotext.titulo('hojaPdf, read back'), () => {
  it('says all that the paper says, each figure beside its name', async () => {
    const texto = textoDe(await hojaPdf(makeHoja()));
    for (const dicho of [
      'La Cevichería del Puerto',
      'REPORTE Z',
      'Caja, periodo 3',
      'Responsable: Carla Cañarte',
      'Efectivo',
      'Fila 0 $0,000.25',
      'Fila 1 $1,000.25',
      'Última venta 001-001-000000126',
      'Motivo: Łódź, se dio mal un vuelto',
    ])
      expect(texto).toContain(dicho);
    expect(texto.match(/Carla Cañarte/g)).toHaveLength(2); // who answers for it, and who signs
    const sinFirma = textoDe(await hojaPdf(makeHoja(2, { firma: null })));
    expect(sinFirma.match(/Carla Cañarte/g)).toHaveLength(1);
  });
});

(pdftoppm.esta ? describe : describe.skip)(pdftoppm.titulo('hojaPdf, drawn'), () => {
  it('is one page of 80 mm, as long as its lines', async () => {
    const largos = await Promise.all(
      [2, 60].map(async (filas) => {
        const pdf = await hojaPdf(makeHoja(filas));
        expect(verPagina(pdf, { pagina: 2, ppp: 20 })).toBeNull();
        return verPagina(pdf, { ppp: 72 });
      }),
    );
    expect(largos.map((pagina) => pagina?.ancho)).toEqual([226, 226]);
    expect((largos[1]?.alto ?? 0) - (largos[0]?.alto ?? 0)).toBeGreaterThan(58 * 8);
  });

  it('takes the longest that the contract lets through for a company with 300 sellers', async () => {
    const filas = Array.from({ length: 300 }, () => ({
      texto: 'María Fernanda '.repeat(8).slice(0, 108),
      valor: '$99,999,999.99',
    }));
    const pdf = await hojaPdf(makeHoja(40, { secciones: [{ titulo: 'Por usuario', filas }] }));
    expect(verPagina(pdf, { pagina: 2, ppp: 20 })).toBeNull();
  });
});
