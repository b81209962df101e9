import { avisarFallo } from '@comanda/shared/ui/core';

import { conMiles } from '../../domain/dinero/dinero';
import { CSV_DE_ECUADOR } from '../../domain/hojas/csv';
import {
  cabezaCsv,
  estiloDeFormato,
  filaCsv,
  finDeHoja,
  TIPO_DE_HOJA,
  type ColumnaDeHoja,
  type FormatoDeTabla,
} from '../../domain/hojas/hoja';
import { guardarTexto } from '../archivos';
import { EnCamino, useDescarga, type ArchivoPedido } from '../descarga';
import { Relevo } from '../vista';
import type { Accion } from './columna';
import { useCambioDeDensidad } from './densidad';
import { useFormatoCsv, type FormatoCsv } from './estiloCsv';
import { MenuFila } from './MenuFila';

/** Rows as a spreadsheet opens them, under their headings. */
export const csvDe = <Row,>(
  columns: readonly ColumnaDeHoja<Row>[],
  filas: readonly Row[],
  estilo = CSV_DE_ECUADOR,
): string =>
  cabezaCsv(columns, estilo) + filas.map((fila) => filaCsv(columns, fila, estilo)).join('');

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
  const onElegir = (formato: FormatoDeTabla) => {
    const archivo = `${exportar}.${finDeHoja(formato)}`;
    return guardar({ titulo, columns, filas: todas(), archivo }, formato);
  };
  return <Mas {...comun} onElegir={onElegir} />;
}

type Guardada<Row> = {
  titulo: string;
  columns: readonly ColumnaDeHoja<Row>[];
  filas: readonly Row[];
  archivo: string;
};

async function guardar<Row>(guardada: Guardada<Row>, formato: FormatoDeTabla): Promise<void> {
  const { titulo, columns, filas, archivo } = guardada;
  const tipo = TIPO_DE_HOJA[formato];
  try {
    const contenido =
      formato === 'xlsx'
        ? (await import(/* webpackChunkName: "xlsx" */ './xlsx')).xlsxDe(titulo, columns, filas)
        : csvDe(columns, filas, estiloDeFormato(formato));
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
  const onElegir = (formato: FormatoDeTabla) =>
    bajar({ ...pedido, input: { ...pedido.input, formato } });
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
  onElegir?: (formato: FormatoDeTabla) => unknown;
};

const OTRO: Record<FormatoCsv, { formato: FormatoCsv; texto: string }> = {
  csv: { formato: 'csv_coma', texto: 'CSV para Excel de otro país (coma y punto)' },
  csv_coma: { formato: 'csv', texto: 'CSV para Excel de Ecuador (punto y coma)' },
};

function Mas({ titulo, mas, onElegir }: MasProps) {
  const [formato, recordar] = useFormatoCsv();
  const otro = OTRO[formato];
  const conOtro = () => {
    recordar(otro.formato);
    return onElegir?.(otro.formato);
  };
  const formatos = onElegir && [
    {
      texto: formato === 'csv' ? 'Exportar CSV' : 'Exportar CSV (coma y punto)',
      onElegir: () => onElegir(formato),
    },
    { texto: 'Exportar Excel (XLSX)', onElegir: () => onElegir('xlsx') },
    { texto: otro.texto, onElegir: conOtro },
  ];
  const densidad = useCambioDeDensidad();
  return (
    <MenuFila etiqueta={`Más de ${titulo}`} acciones={[...mas, ...(formatos ?? []), ...densidad]} />
  );
}
