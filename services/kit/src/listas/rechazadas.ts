import { celdaTexto, textoDeHoja } from '@comanda/shared/domain/hojas/csv';

import type { ArchivoDicho } from '../http/respuesta';

import { archivoDeFilas } from './archivoDeFilas';
import type { ErrorDeLista, ListaLeida } from './lista';

const MOTIVO = 'Motivo';
const NOMBRE = 'filas-por-corregir';
const ANCHO = 20;

/** The rows of a file that have something wrong, under its own headings, and why in a column at the end. */
export function exportarRechazadas(
  { titulos, cuerpo }: Pick<ListaLeida<string, unknown>, 'titulos' | 'cuerpo'>,
  errores: readonly ErrorDeLista<string>[],
  formato: 'csv' | 'xlsx',
): Promise<ArchivoDicho> {
  const motivos = new Map<number, string[]>();
  for (const { fila, columna, msg } of errores)
    motivos.set(fila, [...(motivos.get(fila) ?? []), `${columna}: ${msg}`]);
  const ancho = Math.max(titulos.length, ...cuerpo.map(({ celdas }) => celdas.length));
  const completa = (celdas: readonly string[], ultima: string) => [
    ...Array.from({ length: ancho }, (_, i) => celdas[i] ?? ''),
    ultima,
  ];
  const filas = cuerpo.flatMap(({ fila, celdas }) => {
    const suyos = motivos.get(fila);
    if (!suyos) return [];
    return [completa(celdas, suyos.join('. '))];
  });
  const encabezado = completa(titulos, MOTIVO);
  return archivoDeFilas(
    {
      nombre: NOMBRE,
      titulo: 'Por corregir',
      encabezado,
      filas,
      ancho: ANCHO,
      enCsv: celdaTexto,
      enHoja: textoDeHoja,
    },
    formato,
  );
}
