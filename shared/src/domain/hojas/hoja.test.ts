import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { veces } from '../../testing/veces';
import { aCentavos } from '../dinero/dinero';
import { aMilesimas } from '../producto/medidas';

import { leerCelda, leerCsv } from './csv';
import { cabezaCsv, estiloDeFormato, filaCsv, type ColumnaDeHoja } from './hoja';

type Fila = { codigo: string; monto: number | null; peso: number; cuantos: number };
const COLUMNAS: readonly ColumnaDeHoja<Fila>[] = [
  { header: 'CÓDIGO', text: ({ codigo }) => codigo },
  { header: 'MONTO', text: () => '', numero: ({ monto }) => monto },
  { header: 'PESO', text: () => '', numero: ({ peso }) => peso, decimales: 3 },
  { header: 'CUÁNTOS', text: () => '', numero: ({ cuantos }) => cuantos, decimales: 0 },
];
const makeFila = (over: Partial<Fila> = {}): Fila => ({
  codigo: '0926687856',
  monto: 1234.5,
  peso: 12.5,
  cuantos: 3,
  ...over,
});
const ESTILOS = (['csv', 'csv_coma'] as const).map(estiloDeFormato);
const MAXIMO = 9_999_999_999;

describe('a table as a CSV', () => {
  it('is what the Excel of Ecuador opens, or that of another country', () => {
    const enAmbos = (fila: Fila) => ESTILOS.map((estilo) => filaCsv(COLUMNAS, fila, estilo));
    expect(enAmbos(makeFila())).toEqual([
      '0926687856;1234,50;12,50;3\r\n',
      '0926687856,1234.50,12.50,3\r\n',
    ]);
    expect(enAmbos(makeFila({ monto: null, codigo: 'a,b' }))).toEqual([
      'a,b;;12,50;3\r\n',
      '"a,b",,12.50,3\r\n',
    ]);
  });

  it('tells a weight to the gram so that it is no thousands to anybody', () => {
    expect(filaCsv(COLUMNAS, makeFila({ peso: 1.234 }))).toContain(';1,2340;');
  });

  it('read back is the same to the cent and to the gram, in both', () => {
    const una = fc.record({
      codigo: fc.oneof(fc.stringMatching(/^0\d{5,48}$/), fc.string({ unit: 'grapheme' })),
      monto: fc.integer({ min: -MAXIMO, max: MAXIMO }).map((centavos) => centavos / 100),
      peso: fc.integer({ min: 0, max: MAXIMO }).map((milesimas) => milesimas / 1000),
      cuantos: fc.integer(),
    });
    fc.assert(
      fc.property(fc.array(una), fc.constantFrom(...ESTILOS), (filas, estilo) => {
        const cuerpo = filas.map((fila) => filaCsv(COLUMNAS, fila, estilo));
        const [, ...leidas] = leerCsv(cabezaCsv(COLUMNAS, estilo) + cuerpo.join(''));
        const enNumero = (celda = '') => Number(celda.replace(estilo.decimal, '.'));
        expect(
          leidas.map((celdas) => {
            const [codigo = '', monto, peso, cuantos] = celdas ?? [];
            return [
              leerCelda(codigo),
              aCentavos(enNumero(monto)),
              aMilesimas(enNumero(peso)),
              enNumero(cuantos),
            ];
          }),
        ).toEqual(
          filas.map(({ codigo, monto, peso, cuantos }) => [
            codigo,
            aCentavos(monto),
            aMilesimas(peso),
            cuantos,
          ]),
        );
      }),
      { numRuns: veces(1_000) },
    );
  });
});
