import { avisarFallo } from '@comanda/shared/ui/core';

import { conMiles } from '../../domain/dinero/dinero';
import {
  cabezaCsv,
  filaCsv,
  TIPO_DE_HOJA,
  type ColumnaDeHoja,
  type Formato,
} from '../../domain/hojas/hoja';
import { guardarTexto } from '../archivos';
import { EnCamino, useDescarga, type ArchivoPedido } from '../descarga';
import { Relevo } from '../vista';
import { MenuFila } from './MenuFila';

/** Rows as a spreadsheet of Ecuador opens them, under their headings. */
export const csvDe = <Row,>(
  columns: readonly ColumnaDeHoja<Row>[],
  filas: readonly Row[],
): string => cabezaCsv(columns) + filas.map((fila) => filaCsv(columns, fila)).join('');

/** What is exported: the rows that are here, under this name; or what the server writes of all that was found. */
export type Exportacion = string | ArchivoPedido;

type ExportarProps<Row> = {
  titulo: string;
  exportar: Exportacion | undefined;
  columns: readonly ColumnaDeHoja<Row>[];
  /** All that was found, where it is here. */
  todas: () => readonly Row[];
};

/** 'Exportar': all that was found, as CSV or as a workbook, whatever page is shown. */
export function Exportar<Row>({ titulo, exportar, columns, todas }: ExportarProps<Row>) {
  if (exportar === undefined) return null;
  if (typeof exportar !== 'string') return <DelServidor titulo={titulo} pedido={exportar} />;
  const onElegir = (formato: Formato) =>
    guardar({ titulo, columns, filas: todas(), archivo: `${exportar}.${formato}` }, formato);
  return <Formatos onElegir={onElegir} />;
}

type Guardada<Row> = {
  titulo: string;
  columns: readonly ColumnaDeHoja<Row>[];
  filas: readonly Row[];
  archivo: string;
};

async function guardar<Row>(guardada: Guardada<Row>, formato: Formato): Promise<void> {
  const { titulo, columns, filas, archivo } = guardada;
  const tipo = TIPO_DE_HOJA[formato];
  try {
    const contenido =
      formato === 'csv'
        ? csvDe(columns, filas)
        : (await import(/* webpackChunkName: "xlsx" */ './xlsx')).xlsxDe(titulo, columns, filas);
    guardarTexto(contenido, { archivo, tipo });
  } catch (error) {
    console.error(error);
    avisarFallo(error, titulo);
  }
}

function exportadas(hechas: number): string {
  if (hechas === 0) return 'Archivo guardado';
  return hechas === 1 ? '1 fila exportada' : `${conMiles(String(hechas))} filas exportadas`;
}

function DelServidor({ titulo, pedido }: { titulo: string; pedido: ArchivoPedido }) {
  const { avance, bajar, cancelar } = useDescarga({ titulo, hecho: exportadas });
  const onElegir = (formato: Formato) => bajar({ ...pedido, input: { ...pedido.input, formato } });
  return (
    <Relevo turno={avance !== null}>
      {avance ? (
        <EnCamino titulo={titulo} avance={avance} onCancelar={cancelar} />
      ) : (
        <Formatos onElegir={onElegir} />
      )}
    </Relevo>
  );
}

function Formatos({ onElegir }: { onElegir: (formato: Formato) => unknown }) {
  const acciones = [
    { texto: 'CSV', onElegir: () => onElegir('csv') },
    { texto: 'Excel (XLSX)', onElegir: () => onElegir('xlsx') },
  ];
  return <MenuFila texto="Exportar" etiqueta="Exportar" acciones={acciones} />;
}
