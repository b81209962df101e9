import { enGrupos } from '@comanda/shared/domain/texto/texto';
import { escribirTexto, renglones } from '@comanda/kit/pdf/hoja';
import type { HojaPdf } from '@comanda/kit/pdf/letra';
import {
  alPunto,
  ANCHO_DE_ROLLO,
  centrado,
  enRollo,
  importe,
  MARGEN_DE_ROLLO,
  PUNTO,
  rayaDeRollo,
  TAMANO,
} from '@comanda/kit/pdf/rollo';

import { dibujarBarrasDePie } from './dibujarBarras';
import { emisorDe, type DocumentoLeido } from './leerRide';
import { rideA4 } from './rideA4';
import {
  pagosDe,
  renglonesDeAutorizacion,
  renglonesDeComprador,
  renglonesDeEmisor,
  SIN_VALIDEZ,
  sinCeros,
  TITULO,
  totalesDeRide,
  tituloDe,
  type Ride,
} from './textos';

/** Two dots: narrower bars do not come out even. A key is 80 mm so, hence its bars stand upright. */
const MODULO = 2 * PUNTO;

/** The printed form of an authorised document on a roll of paper, as long as what it says; on pages beyond five metres. */
export async function ride80mm(ride: Ride): Promise<Buffer> {
  const titulo = tituloDe(ride.documento);
  return (await enRollo(titulo, (hoja) => dibujar(hoja, ride))) ?? rideA4(ride);
}

function dibujar(hoja: HojaPdf, ride: Ride): number {
  const { documento } = ride;
  let y = dibujarCabecera(hoja, ride);
  y = rayaDeRollo(hoja, y);
  y = dibujarTitulo(hoja, documento, y);
  y = bloque(
    hoja,
    renglonesDeAutorizacion(ride).filter(([que]) => que !== 'NÚMERO DE AUTORIZACIÓN'),
    y,
  );
  y = rayaDeRollo(hoja, y);
  y = bloque(hoja, renglonesDeComprador(documento), y);
  y = rayaDeRollo(hoja, y);
  for (const linea of documento.detalles) y = dibujarLinea(hoja, linea, y);
  y = rayaDeRollo(hoja, y);
  for (const [nombre, valor] of totalesDeRide(documento)) {
    y = importe(hoja, { nombre, valor, negrita: nombre === 'VALOR TOTAL' }, y);
  }
  y = dibujarPagos(hoja, documento, y);
  y = rayaDeRollo(hoja, y);
  const adicionales = documento.adicionales.map(({ nombre, valor }) => [nombre, valor] as const);
  y = bloque(hoja, adicionales, y);
  return dibujarClave(hoja, documento, y + 6);
}

function dibujarCabecera(hoja: HojaPdf, { documento, logo }: Ride): number {
  const { razonSocial, nombreComercial, ruc } = documento.infoTributaria;
  let y = MARGEN_DE_ROLLO;
  if (logo) {
    hoja.image(logo, MARGEN_DE_ROLLO, y, {
      fit: [ANCHO_DE_ROLLO, 60],
      align: 'center',
      valign: 'center',
    });
    y += 66;
  }
  y = centrado(hoja, emisorDe(documento), y, 12) + 2;
  if (nombreComercial !== '') y = centrado(hoja, razonSocial, y);
  y = centrado(hoja, `R.U.C.: ${ruc}`, y, 9) + 2;
  return bloque(hoja, renglonesDeEmisor(documento), y);
}

function dibujarTitulo(hoja: HojaPdf, documento: DocumentoLeido, y: number): number {
  const fin = centrado(hoja, TITULO[documento.tipo], y, 12);
  return (documento.sinValidez ? centrado(hoja, SIN_VALIDEZ, fin, 9) : fin) + 3;
}

function bloque(hoja: HojaPdf, filas: Parameters<typeof renglones>[2], y: number): number {
  return renglones(hoja, { x: MARGEN_DE_ROLLO, y, ancho: ANCHO_DE_ROLLO, tamano: TAMANO }, filas);
}

function dibujarLinea(hoja: HojaPdf, linea: DocumentoLeido['detalles'][number], y: number): number {
  const fin = escribirTexto(hoja, linea.descripcion, {
    en: { x: MARGEN_DE_ROLLO, y, ancho: ANCHO_DE_ROLLO },
  });
  const descuento = Number(linea.descuento) > 0 ? ` desc. ${linea.descuento}` : '';
  const nombre = `  ${sinCeros(linea.cantidad)} x ${sinCeros(linea.precioUnitario, 2)}${descuento}`;
  return importe(hoja, { nombre, valor: linea.precioTotalSinImpuesto }, fin) + 2;
}

function dibujarPagos(hoja: HojaPdf, documento: DocumentoLeido, y: number): number {
  const pagos = pagosDe(documento);
  if (pagos.length === 0) return y;
  let fin = bloque(hoja, [['Forma de pago', ' ']], y + 4);
  for (const [nombre, valor] of pagos) fin = importe(hoja, { nombre, valor }, fin);
  return fin;
}

const ALTO_BARRAS = 56;

/** The key twice: as bars for a machine, upright at the left, and in groups for an eye beside them. */
function dibujarClave(hoja: HojaPdf, documento: DocumentoLeido, y: number): number {
  const { claveAcceso } = documento.infoTributaria;
  const arriba = alPunto(y + 8);
  const largo = dibujarBarrasDePie(hoja, claveAcceso, {
    x: MARGEN_DE_ROLLO + 4,
    y: arriba,
    modulo: MODULO,
    alto: ALTO_BARRAS,
  });
  const x = MARGEN_DE_ROLLO + ALTO_BARRAS + 18;
  const ancho = ANCHO_DE_ROLLO - ALTO_BARRAS - 18;
  const finTitulo = escribirTexto(hoja, 'CLAVE DE ACCESO Y NÚMERO DE AUTORIZACIÓN', {
    negrita: true,
    en: { x, y: arriba, ancho },
  });
  const finClave = escribirTexto(hoja, enGrupos(claveAcceso, 7).join('\n'), {
    tamano: 11,
    en: { x, y: finTitulo + 4, ancho },
  });
  if (documento.sinValidez)
    escribirTexto(hoja, SIN_VALIDEZ, {
      negrita: true,
      tamano: 10,
      en: { x, y: finClave + 10, ancho },
    });
  return arriba + largo + 8;
}
