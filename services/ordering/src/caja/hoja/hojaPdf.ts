import type { HojaCaja } from '@comanda/shared/contracts/caja/papel';
import { escribirTexto } from '@comanda/kit/pdf/hoja';
import type { HojaPdf } from '@comanda/kit/pdf/letra';
import {
  ANCHO_DE_ROLLO,
  centrado,
  enRollo,
  importe,
  MARGEN_DE_ROLLO,
  rayaDeRollo,
  TAMANO,
} from '@comanda/kit/pdf/rollo';

type Seccion = HojaCaja['secciones'][number];

const PARA_FIRMAR = 36;

/** A paper of the cash drawer as a PDF of 80 mm, as long as what it says. `titulo`: the file's own. */
export async function hojaPdf(papel: HojaCaja, titulo = papel.titulo): Promise<Buffer> {
  const pdf = await enRollo(titulo, (hoja) => dibujar(hoja, papel));
  if (!pdf) throw new RangeError(`hojaPdf: no roll is long enough for ${titulo}`);
  return pdf;
}

function dibujar(hoja: HojaPdf, { empresa, titulo, cabecera, secciones, firma }: HojaCaja): number {
  let y = centrado(hoja, empresa, MARGEN_DE_ROLLO, 12) + 2;
  y = centrado(hoja, titulo, y, 11) + 4;
  for (const linea of cabecera)
    y = escribirTexto(hoja, linea, { en: { x: MARGEN_DE_ROLLO, y, ancho: ANCHO_DE_ROLLO } });
  for (const seccion of secciones) y = dibujarSeccion(hoja, seccion, y);
  y = rayaDeRollo(hoja, y);
  return firma === null ? y : dibujarFirma(hoja, firma, y);
}

function dibujarSeccion(hoja: HojaPdf, { titulo, filas }: Seccion, y: number): number {
  const en = { x: MARGEN_DE_ROLLO, y: rayaDeRollo(hoja, y), ancho: ANCHO_DE_ROLLO };
  let fin = escribirTexto(hoja, titulo, { negrita: true, tamano: 9, en }) + 1;
  for (const { texto, valor, fuerte = false } of filas) {
    fin =
      valor === ''
        ? escribirTexto(hoja, texto, {
            negrita: fuerte,
            en: { x: MARGEN_DE_ROLLO, y: fin, ancho: ANCHO_DE_ROLLO },
          })
        : importe(hoja, { nombre: texto, valor, negrita: fuerte, tamano: TAMANO }, fin);
  }
  return fin;
}

function dibujarFirma(hoja: HojaPdf, firma: string, y: number): number {
  const linea = y + PARA_FIRMAR;
  hoja
    .lineWidth(0.7)
    .moveTo(MARGEN_DE_ROLLO + 30, linea)
    .lineTo(MARGEN_DE_ROLLO + ANCHO_DE_ROLLO - 30, linea)
    .stroke();
  return centrado(hoja, firma, linea + 4);
}
