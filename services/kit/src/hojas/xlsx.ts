import { PassThrough, Readable } from 'node:stream';

import { ZipFile } from 'yazl';

import type { ColumnaDeHoja } from '@comanda/shared/domain/hojas/hoja';
import {
  comienzoDeHoja,
  filaDeHoja,
  FILAS_DE_XLSX,
  FIN_DE_HOJA,
  partesDeLibro,
  PARTES_DE_LIBRO,
  parteDeHoja,
} from '@comanda/shared/domain/hojas/xlsx';

type Paginas<Row> = AsyncIterable<readonly Row[]>;

/** Most of what the best level saves, in a third of its time. */
const NIVEL = 3;

/** A workbook, written as its rows are read; those that one sheet has no room for go on in another. */
export function enXlsx<Row>(
  titulo: string,
  columnas: readonly ColumnaDeHoja<Row>[],
  paginas: Paginas<Row>,
  filasDeHoja = FILAS_DE_XLSX,
): Readable {
  const zip = new ZipFile();
  const salida = new PassThrough();
  const filas = repartidas(paginas, filasDeHoja - 1);
  let abierta: Readable | null = null;

  const agregar = (partes: Readonly<Record<string, string>>) => {
    for (const [parte, contenido] of Object.entries(partes))
      zip.addBuffer(Buffer.from(contenido), parte);
  };
  // half a workbook must not end as a whole one
  const romper = (error: Error) => salida.destroy(error);
  const agregarHoja = (cual: number) =>
    zip.addReadStreamLazy(parteDeHoja(cual), { compressionLevel: NIVEL }, (dar) => {
      const hoja = Readable.from(hojaDe(columnas, filas.deUnaHoja()), { objectMode: false });
      hoja.once('error', romper);
      hoja.once('end', () => {
        if (filas.quedan()) return agregarHoja(cual + 1);
        agregar(partesDeLibro(titulo, cual));
        zip.end();
      });
      abierta = hoja;
      dar(null, hoja);
    });

  agregar(PARTES_DE_LIBRO);
  agregarHoja(1);
  salida.once('close', () => {
    if (!abierta?.readableEnded) abierta?.destroy();
    void filas.soltar();
  });
  zip.once('error', romper);
  zip.outputStream.pipe(salida);
  return salida;
}

async function* hojaDe<Row>(columnas: readonly ColumnaDeHoja<Row>[], paginas: Paginas<Row>) {
  let cual = 2;
  yield Buffer.from(comienzoDeHoja(columnas));
  for await (const pagina of paginas) {
    let xml = '';
    for (const fila of pagina) xml += filaDeHoja(columnas, fila, cual++);
    if (xml !== '') yield Buffer.from(xml);
  }
  yield Buffer.from(FIN_DE_HOJA);
}

/** Pages cut where a sheet ends; the next one goes on there. */
function repartidas<Row>(paginas: Paginas<Row>, porHoja: number) {
  const leidas = paginas[Symbol.asyncIterator]();
  let resto: readonly Row[] = [];
  let fin = false;

  async function leer(): Promise<boolean> {
    while (resto.length === 0 && !fin) {
      const leida = await leidas.next();
      if (leida.done) fin = true;
      else resto = leida.value;
    }
    return resto.length > 0;
  }

  return {
    async *deUnaHoja(): AsyncGenerator<readonly Row[]> {
      for (let caben = porHoja; caben > 0 && (await leer());) {
        const pagina = resto.slice(0, caben);
        resto = resto.slice(caben);
        caben -= pagina.length;
        yield pagina;
      }
      await leer(); // whether there are more is known when the sheet ends
    },
    quedan: () => resto.length > 0,
    soltar: () => leidas.return?.(),
  };
}
