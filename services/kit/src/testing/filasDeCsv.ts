import { leerCelda, leerCsv } from '@comanda/shared/domain/hojas/csv';

/** The rows of a sheet by their headings. */
export function filasDeCsv(texto: string): Record<string, string>[] {
  const [titulos = [], ...filas] = leerCsv(texto).map((fila) => fila ?? []);
  return filas.map((fila) =>
    Object.fromEntries(titulos.map((titulo, i) => [titulo, leerCelda(fila[i] ?? '')])),
  );
}
