import { createRequire } from 'node:module';

import { letra, type Estilo, type HojaPdf } from './letra';

import type pdfkit from 'pdfkit';

/** pdfkit's ESM entry is the browser's, which brings no fonts. Loaded by the first document: it reads its fonts as it is. */
let cargado: typeof pdfkit | undefined;
const documento = () => (cargado ??= createRequire(import.meta.url)('pdfkit') as typeof pdfkit);

type Opciones = { tamano: 'A4' | [ancho: number, alto: number]; margen: number; titulo: string };

/** `margin` on a roll of paper holds for its sides; its length is for who draws to see to. */
export function abrirHoja({ tamano, margen, titulo }: Opciones): HojaPdf {
  const PDFDocument = documento();
  return new PDFDocument({
    size: tamano,
    margin: margen,
    bufferPages: true,
    info: { Title: titulo, Creator: 'Comanda' },
  });
}

/** The bytes, once nothing more is to be drawn. */
export async function cerrarHoja(hoja: HojaPdf): Promise<Buffer> {
  const trozos: Buffer[] = [];
  hoja.on('data', (trozo: Buffer) => trozos.push(trozo));
  const terminado = new Promise<void>((resolve, reject) => {
    hoja.once('end', resolve);
    hoja.once('error', reject);
  });
  hoja.end();
  await terminado;
  return Buffer.concat(trozos);
}

type Lugar = { x: number; y: number; ancho: number; alto?: number };
type Texto = Estilo & { align?: 'left' | 'right' | 'center'; en: Lugar };

/** Text within a width, cut with an ellipsis where it has a height; answers where it ends. */
export function escribirTexto(
  hoja: HojaPdf,
  texto: string,
  { en, align, ...estilo }: Texto,
): number {
  const visible = letra(hoja, texto, estilo);
  hoja.text(visible, en.x, en.y, {
    width: en.ancho,
    ...(align && { align }),
    ...(en.alto !== undefined && { height: en.alto, ellipsis: true }),
  });
  return hoja.y;
}

/** How high a text will be within a width. */
export function altoDeTexto(
  hoja: HojaPdf,
  texto: string,
  { ancho, ...estilo }: Estilo & { ancho: number },
) {
  const visible = letra(hoja, texto || ' ', estilo);
  return hoja.heightOfString(visible, { width: ancho });
}

type Renglones = { x: number; y: number; ancho: number; tamano?: number };
export type RenglonPdf = readonly [etiqueta: string, valor: string];

/** Labels and values under each other; answers where they end. Empty values are left out. */
export function renglones(
  hoja: HojaPdf,
  { x, y, ancho, tamano = 8 }: Renglones,
  filas: readonly RenglonPdf[],
): number {
  hoja.x = x;
  hoja.y = y;
  for (const [etiqueta, valor] of filas) {
    if (valor === '') continue;
    if (etiqueta) {
      const nombre = letra(hoja, `${etiqueta}: `, { negrita: true, tamano });
      hoja.text(nombre, { width: ancho, continued: true });
    }
    hoja.text(letra(hoja, valor, { tamano }), { width: ancho }).moveDown(0.35);
  }
  return hoja.y;
}
