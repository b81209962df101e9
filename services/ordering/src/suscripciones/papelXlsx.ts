import { buffer } from 'node:stream/consumers';

import type { ColumnaDeHoja } from '@comanda/shared/domain/hojas/hoja';
import { enXlsx } from '@comanda/kit/hojas/xlsx';

import {
  CIFRAS,
  CONTADAS_DE_PAPEL,
  type CifraDePapel,
  type FilaDePapel,
  type PapelDeReporte,
} from './papel';

type Fila = FilaDePapel & { seccion: string };

const columnaDe = (cifra: CifraDePapel): ColumnaDeHoja<Fila> => ({
  header: cifra,
  text: () => '',
  numero: ({ cifras }) => cifras[cifra] ?? null,
  // a weight is written as it is
  ...(CONTADAS_DE_PAPEL.has(cifra) && { decimales: 3 }),
});

const COLUMNAS: readonly ColumnaDeHoja<Fila>[] = [
  { header: 'SECCIÓN', text: ({ seccion }) => seccion },
  { header: 'CONCEPTO', text: ({ concepto }) => concepto },
  ...CIFRAS.map(columnaDe),
];

/** The same figures as a workbook, a row each: what counts is a number. */
export const papelXlsx = (papel: PapelDeReporte): Promise<Buffer> =>
  buffer(enXlsx(papel.titulo, COLUMNAS, enUnaPagina(filasDe(papel))));

const filasDe = ({ empresa, titulo, cabecera, secciones }: PapelDeReporte): Fila[] => [
  ...[empresa, titulo, ...cabecera].map((concepto) => ({
    seccion: 'Reporte',
    concepto,
    cifras: {},
  })),
  ...secciones.flatMap(({ titulo: seccion, filas, vacio = '' }): Fila[] =>
    filas.length > 0
      ? filas.map((fila) => ({ ...fila, seccion }))
      : [{ seccion, concepto: vacio, cifras: {} }],
  ),
];

async function* enUnaPagina(filas: readonly Fila[]) {
  yield await Promise.resolve(filas);
}
