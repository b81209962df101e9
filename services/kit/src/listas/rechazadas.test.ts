import { describe, expect, it } from '@jest/globals';

import { leerZip } from '../testing/leerZip';

import { leerHoja } from './leerHoja';
import { exportarRechazadas } from './rechazadas';

const TITULOS = Array.from({ length: 30 }, (_, i) => `C${i + 1}`);

const libro = async (celdas: readonly string[]) => {
  const { contenido, nombre } = await exportarRechazadas(
    { titulos: TITULOS, cuerpo: [{ fila: 2, celdas: [...celdas] }] },
    [{ fila: 2, columna: 'C1', valor: '', msg: 'Falta' }],
    'xlsx',
  );
  const bytes = Buffer.from(contenido);
  const hoja = (await leerZip(bytes)).get('xl/worksheets/sheet1.xml') ?? '';
  return {
    filas: await leerHoja(bytes, nombre),
    lugares: [...hoja.matchAll(/<c r="([^"]*)"/g)].map(([, lugar]) => lugar),
  };
};

describe('the rows to correct, as a workbook', () => {
  it('has its columns after Z in their places', async () => {
    const celdas = TITULOS.map((titulo) => `de ${titulo}`);
    const { filas, lugares } = await libro(celdas);
    expect(filas).toEqual([
      [...TITULOS, 'Motivo'],
      [...celdas, 'C1: Falta'],
    ]);
    expect(lugares.slice(24, 31)).toEqual(['Y1', 'Z1', 'AA1', 'AB1', 'AC1', 'AD1', 'AE1']);
    expect(lugares.at(-1)).toBe('AE2');
  });

  it('opens whatever control character a file came with', async () => {
    const { filas } = await libro(['Jugo\u0000 de\u0007 mora\u001f', 'a\tb', '\ud800c']);
    expect(filas[1]?.slice(0, 3)).toEqual(['Jugo de mora', 'a\tb', 'c']);
  });
});
