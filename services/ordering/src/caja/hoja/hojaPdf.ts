import type { HojaCaja } from '@comanda/shared/contracts/impresion';
import { escribir } from '@comanda/kit/pdf/hoja';
import type { Hoja } from '@comanda/kit/pdf/letra';
import { ANCHO, centrado, enRollo, importe, MARGEN, raya, TAMANO } from '@comanda/kit/pdf/rollo';

type Seccion = HojaCaja['secciones'][number];

const PARA_FIRMAR = 36;

/** A paper of the cash drawer as a PDF of 80 mm, as long as what it says. `titulo`: the file's own. */
export async function hojaPdf(papel: HojaCaja, titulo = papel.titulo): Promise<Buffer> {
  const pdf = await enRollo(titulo, (hoja) => dibujar(hoja, papel));
  if (!pdf) throw new RangeError(`hojaPdf: no roll is long enough for ${titulo}`);
  return pdf;
}

function dibujar(hoja: Hoja, { empresa, titulo, cabecera, secciones, firma }: HojaCaja): number {
  let y = centrado(hoja, empresa, MARGEN, 12) + 2;
  y = centrado(hoja, titulo, y, 11) + 4;
  for (const linea of cabecera) y = escribir(hoja, linea, { en: { x: MARGEN, y, ancho: ANCHO } });
  for (const seccion of secciones) y = dibujarSeccion(hoja, seccion, y);
  y = raya(hoja, y);
  return firma === null ? y : dibujarFirma(hoja, firma, y);
}

function dibujarSeccion(hoja: Hoja, { titulo, filas }: Seccion, y: number): number {
  const en = { x: MARGEN, y: raya(hoja, y), ancho: ANCHO };
  let fin = escribir(hoja, titulo, { negrita: true, tamano: 9, en }) + 1;
  for (const { texto, valor, fuerte = false } of filas) {
    fin =
      valor === ''
        ? escribir(hoja, texto, { negrita: fuerte, en: { x: MARGEN, y: fin, ancho: ANCHO } })
        : importe(hoja, { nombre: texto, valor, negrita: fuerte, tamano: TAMANO }, fin);
  }
  return fin;
}

function dibujarFirma(hoja: Hoja, firma: string, y: number): number {
  const linea = y + PARA_FIRMAR;
  hoja
    .lineWidth(0.7)
    .moveTo(MARGEN + 30, linea)
    .lineTo(MARGEN + ANCHO - 30, linea)
    .stroke();
  return centrado(hoja, firma, linea + 4);
}
