import { Readable } from 'node:stream';

import type { EstiloCsv } from '@comanda/shared/domain/hojas/csv';
import {
  cabezaCsv,
  estiloDeFormato,
  filaCsv,
  finDeHoja,
  TIPO_DE_HOJA,
  type ColumnaDeHoja,
  type FormatoDeTabla,
} from '@comanda/shared/domain/hojas/hoja';

import { cederElPaso } from '../proceso/cederElPaso';
import { corriente, type Corriente } from '../http/respuesta';

import { enXlsx } from './xlsx';

/** What a sheet is made of. */
export type Hoja<Row> = {
  /** The name of the file without its ending, and of the sheet where it has no `titulo`. */
  nombre: string;
  titulo?: string;
  columnas: readonly ColumnaDeHoja<Row>[];
  /** Some rows at a time, read as they are taken. */
  paginas: AsyncIterable<readonly Row[]>;
  /** How many rows there will be, where that is known; who waits is told. */
  total: number | null;
  /** How its CSV is written where a program reads it, whatever was chosen. */
  csv?: EstiloCsv;
};

/** A sheet as a file that is written while it is read: only the rows in hand are held. */
export function archivoDeHoja<Row>(hoja: Hoja<Row>, formato: FormatoDeTabla): Corriente {
  const { nombre, titulo = nombre, columnas, total } = hoja;
  let hechas = 0;
  const ceder = cederElPaso();
  async function* contadas() {
    for await (const pagina of hoja.paginas)
      for (let desde = 0; desde < pagina.length; desde += FILAS_DE_UN_PASO) {
        const paso = pagina.slice(desde, desde + FILAS_DE_UN_PASO);
        yield paso;
        hechas += paso.length;
        await ceder();
      }
  }
  const contenido =
    formato === 'xlsx'
      ? enXlsx(titulo, columnas, contadas())
      : enCsv(columnas, contadas(), hoja.csv ?? estiloDeFormato(formato));
  return corriente({
    tipo: TIPO_DE_HOJA[formato],
    nombre: `${nombre}.${finDeHoja(formato)}`,
    contenido,
    total,
    hechas: () => hechas,
  });
}

const enCsv = <Row>(
  columnas: readonly ColumnaDeHoja<Row>[],
  paginas: AsyncIterable<readonly Row[]>,
  estilo: EstiloCsv,
): Readable =>
  Readable.from(lineasDe(columnas, paginas, estilo), { objectMode: false, highWaterMark: 65_536 });

async function* lineasDe<Row>(
  columnas: readonly ColumnaDeHoja<Row>[],
  paginas: AsyncIterable<readonly Row[]>,
  estilo: EstiloCsv,
) {
  yield Buffer.from(cabezaCsv(columnas, estilo));
  for await (const pagina of paginas)
    if (pagina.length > 0)
      yield Buffer.from(pagina.map((fila) => filaCsv(columnas, fila, estilo)).join(''));
}

/** The same pages, each row as `de` says it. */
export async function* comoFilas<Row, Dicha>(
  paginas: AsyncIterable<readonly Row[]>,
  de: (fila: Row) => Dicha,
): AsyncGenerator<readonly Dicha[]> {
  for await (const pagina of paginas) yield pagina.map(de);
}

/** Written before others are let pass: a few milliseconds of the one thread that sells. */
const FILAS_DE_UN_PASO = 100;

/** Rows of a page: few trips to the database, and no long stop for those who sell meanwhile. */
export const FILAS_DE_TANDA = 500;

/** Pages that follow each other, each read after the one before it is written: none is read for who went away. */
export async function* porPaginas<Row>(
  leer: (tras: Row | undefined) => Promise<readonly Row[]>,
  filas: number,
): AsyncGenerator<readonly Row[]> {
  for (let tras: Row | undefined; ;) {
    const pagina = await leer(tras);
    yield pagina;
    if (pagina.length < filas) return;
    tras = pagina.at(-1);
  }
}
