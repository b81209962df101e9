import type { Rango } from '@comanda/shared/piezas/fechas';
import { guardarTexto } from '@comanda/shared/piezas/archivos';
import { csvDe, type Column } from '@comanda/shared/piezas/tabla';
import { avisar, avisarFallo } from '@comanda/shared/ui/core';

type Guardada<Row> = {
  titulo: string;
  rango: Rango;
  columns: readonly Pick<Column<Row>, 'header' | 'text' | 'numero'>[];
  leer: () => readonly Row[] | Promise<readonly Row[]>;
  exportadas: (filas: number) => string;
};

/** Keeps all that is looked for as a CSV, whatever page is shown. Nothing is kept of what did not come whole. */
export async function guardarCsv<Row>(guardada: Guardada<Row>): Promise<void> {
  const { titulo, rango, columns, leer, exportadas } = guardada;
  try {
    const filas = await leer();
    const archivo = `${titulo.toLowerCase()}-${rango.desde}-a-${rango.hasta}.csv`;
    guardarTexto(csvDe(columns, filas), { archivo, tipo: 'text/csv' });
    avisar({ tipo: 'success', titulo, texto: exportadas(filas.length) });
  } catch (error) {
    console.error(error);
    avisarFallo(error, titulo);
  }
}
