import { describe, expect, it } from '@jest/globals';

import { makeHoja } from './testing/hojas';

import { COLUMNAS_DE_PAPEL } from './columnas';
import { hojaCajaLayout } from './hojaCajaLayout';

const textosDe = (hoja: ReturnType<typeof makeHoja>) =>
  hojaCajaLayout(hoja).map(({ texto }) => texto);
const unaFila = (texto: string, valor: string) =>
  makeHoja({ secciones: [{ titulo: 'Uno', filas: [{ texto, valor }] }] });

describe('hojaCajaLayout', () => {
  it('says who and what, each figure at the right edge, and leaves a line to sign on', () => {
    const renglones = hojaCajaLayout(makeHoja());
    expect(renglones.map(({ texto }) => texto.trim())).toEqual([
      'La Cevichería del Puerto',
      'REPORTE Z',
      'Caja, periodo 3',
      'Responsable: Carla Cañarte',
      '-'.repeat(COLUMNAS_DE_PAPEL),
      'Efectivo',
      `Apertura${' '.repeat(33)}$100.00`,
      `Debería haber${' '.repeat(28)}$114.75`,
      '-'.repeat(COLUMNAS_DE_PAPEL),
      'Cuadre',
      'Motivo: se dio mal un vuelto',
      '-'.repeat(COLUMNAS_DE_PAPEL),
      '',
      '',
      '',
      '_'.repeat(32),
      'Carla Cañarte',
    ]);
    const estiloDe = (inicio: string) =>
      renglones.find(({ texto }) => texto.trim().startsWith(inicio))?.estilo;
    expect(['REPORTE Z', 'Efectivo', 'Apertura', 'Debería'].map(estiloDe)).toEqual([
      'grande',
      'negrita',
      'normal',
      'negrita',
    ]);
  });

  it('leaves no line to sign on where nobody does, and says that a copy is one', () => {
    const textos = textosDe(makeHoja({ firma: null, copia: true })).join('\n');
    expect(textos).not.toContain('___');
    expect(textos).toContain('*** REIMPRESIÓN ***');
  });

  it('keeps every line within the paper, and the figure beside the first of a long name', () => {
    const textos = textosDe(unaFila(`María ${'Fernanda '.repeat(12)}`, '$1,234,567.89'));
    for (const texto of textos) expect(texto.length).toBeLessThanOrEqual(COLUMNAS_DE_PAPEL);
    const [primera = '', segunda = ''] = textos.filter((texto) => texto.includes('Fernanda'));
    expect(primera).toMatch(/^María .* \$1,234,567\.89$/);
    expect(segunda).not.toContain('$');
  });
});
