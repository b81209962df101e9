import { celdaTexto, escribirCsv } from '@comanda/shared/domain/hojas/csv';
import { finDeHoja, TIPO_DE_HOJA, type Formato } from '@comanda/shared/domain/hojas/hoja';

import { archivo, type ArchivoDicho } from '../http/respuesta';

import { escribirXlsx } from './escribirXlsx';

type Valor = string | number;

export type Filas<V extends Valor> = {
  /** Of the file, without its ending. */
  nombre: string;
  /** Of the sheet of a workbook. */
  titulo: string;
  encabezado: readonly string[];
  filas: readonly (readonly V[])[];
  ancho: number;
  /** How a value is written in a CSV, and in a workbook. */
  enCsv: (valor: V) => string;
  enHoja: (valor: V) => Valor;
};

/** A few rows under their headings, as somebody's spreadsheet opens them. */
export async function archivoDeFilas<V extends Valor>(
  { nombre, titulo, encabezado, filas, ancho, enCsv, enHoja }: Filas<V>,
  formato: Formato,
): Promise<ArchivoDicho> {
  return archivo({
    tipo: TIPO_DE_HOJA[formato],
    nombre: `${nombre}.${finDeHoja(formato)}`,
    contenido:
      formato === 'csv'
        ? escribirCsv([encabezado.map(celdaTexto), ...filas.map((fila) => fila.map(enCsv))])
        : await escribirXlsx({
            nombre: titulo,
            columnas: encabezado.map((una) => ({ titulo: una, ancho })),
            filas: filas.map((fila) => fila.map(enHoja)),
          }),
  });
}
