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
import type { Accion } from './columna';
import { useCambioDeDensidad } from './densidad';
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
  /** What else is done about the whole list now and then. */
  mas?: readonly Accion[];
  exportar: Exportacion | undefined;
  columns: readonly ColumnaDeHoja<Row>[];
  /** All that was found, where it is here. */
  todas: () => readonly Row[];
};

/** Three dots beside the search: what is done about the whole list now and then, and all that was found as CSV or as a workbook. */
export function Exportar<Row>({ titulo, mas = [], exportar, columns, todas }: ExportarProps<Row>) {
  const comun = { titulo, mas };
  if (exportar === undefined) return mas.length > 0 && <Mas {...comun} />;
  if (typeof exportar !== 'string') return <DelServidor {...comun} pedido={exportar} />;
  const onElegir = (formato: Formato) =>
    guardar({ titulo, columns, filas: todas(), archivo: `${exportar}.${formato}` }, formato);
  return <Mas {...comun} onElegir={onElegir} />;
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

type ComunProps = { titulo: string; mas: readonly Accion[] };

function DelServidor({ pedido, ...comun }: ComunProps & { pedido: ArchivoPedido }) {
  const { titulo } = comun;
  const { avance, bajar, cancelar } = useDescarga({ titulo, hecho: exportadas });
  const onElegir = (formato: Formato) => bajar({ ...pedido, input: { ...pedido.input, formato } });
  return (
    <Relevo turno={avance !== null}>
      {avance ? (
        <EnCamino titulo={titulo} avance={avance} onCancelar={cancelar} />
      ) : (
        <Mas {...comun} onElegir={onElegir} />
      )}
    </Relevo>
  );
}

type MasProps = ComunProps & {
  /** Exports what was found, where that is offered. */
  onElegir?: (formato: Formato) => unknown;
};

function Mas({ titulo, mas, onElegir }: MasProps) {
  const formatos = onElegir && [
    { texto: 'Exportar CSV', onElegir: () => onElegir('csv') },
    { texto: 'Exportar Excel (XLSX)', onElegir: () => onElegir('xlsx') },
  ];
  const densidad = useCambioDeDensidad();
  return (
    <MenuFila etiqueta={`Más de ${titulo}`} acciones={[...mas, ...(formatos ?? []), ...densidad]} />
  );
}
