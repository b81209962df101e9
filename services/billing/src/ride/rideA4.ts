import { abrirHoja, cerrarHoja, escribirTexto, renglones } from '@comanda/kit/pdf/hoja';
import { letra, type HojaPdf } from '@comanda/kit/pdf/letra';

import { dibujarBarras } from './dibujarBarras';
import { emisorDe, type DocumentoLeido } from './leerRide';
import { dibujarDetalles, dibujarPie } from './rideTablas';
import {
  renglonesDeAutorizacion,
  renglonesDeComprador,
  renglonesDeEmisor,
  SIN_VALIDEZ,
  TITULO,
  tituloDe,
  type Ride,
} from './textos';
import { barrasCode128 } from './code128';
import { ANCHO_DE_PAGINA, MARGEN_DE_PAGINA, PIE_DE_PAGINA } from './medidas';

const MITAD = 262;
const ALTO_CABECERA = 84;

/** The printed form of an authorised document, A4. */
export async function rideA4(ride: Ride): Promise<Buffer> {
  const { documento } = ride;
  const hoja = abrirHoja({ tamano: 'A4', margen: MARGEN_DE_PAGINA, titulo: tituloDe(documento) });
  const fin = Math.max(dibujarEmisor(hoja, ride), dibujarDocumento(hoja, ride));
  const comprador = dibujarComprador(hoja, documento, fin + 8);
  const detalles = dibujarDetalles(hoja, documento, comprador + 8);
  dibujarPie(hoja, documento, detalles + 8);
  acabar(hoja, documento);
  return cerrarHoja(hoja);
}

type Marco = { x: number; y: number; ancho: number; fin: number };

function enmarcar(hoja: HojaPdf, { x, y, ancho, fin }: Marco): void {
  hoja
    .lineWidth(0.7)
    .roundedRect(x, y, ancho, fin - y, 6)
    .stroke();
}

function dibujarEmisor(hoja: HojaPdf, { documento, logo }: Ride): number {
  const { razonSocial, nombreComercial } = documento.infoTributaria;
  const x = MARGEN_DE_PAGINA + 8;
  const ancho = MITAD - 16;
  const alto = ALTO_CABECERA - 8;
  const cabecera = { x, y: MARGEN_DE_PAGINA + 4, ancho, alto };
  if (logo) {
    hoja.image(logo, x, cabecera.y, { fit: [ancho, alto], align: 'center', valign: 'center' });
  } else {
    escribirTexto(hoja, emisorDe(documento), { negrita: true, tamano: 15, en: cabecera });
  }

  const y = MARGEN_DE_PAGINA + ALTO_CABECERA;
  const nombre = { negrita: true, tamano: 10, en: { x, y: y + 8, ancho } };
  const finNombre = escribirTexto(hoja, razonSocial, nombre);
  const fin = renglones(hoja, { x, y: finNombre + 4, ancho }, [
    ['', logo ? nombreComercial : ''],
    ...renglonesDeEmisor(documento),
  ]);
  enmarcar(hoja, { x: MARGEN_DE_PAGINA, y, ancho: MITAD, fin: fin + 6 });
  return fin + 6;
}

function dibujarDocumento(hoja: HojaPdf, ride: Ride): number {
  const { tipo, infoTributaria } = ride.documento;
  const { ruc, claveAcceso } = infoTributaria;
  const marco = {
    x: MARGEN_DE_PAGINA + ANCHO_DE_PAGINA - MITAD,
    y: MARGEN_DE_PAGINA,
    ancho: MITAD,
  };
  const x = marco.x + 8;
  const ancho = MITAD - 16;
  const finRuc = escribirTexto(hoja, `R.U.C.: ${ruc}`, {
    negrita: true,
    tamano: 12,
    en: { x, y: MARGEN_DE_PAGINA + 8, ancho },
  });
  const finTitulo = escribirTexto(hoja, TITULO[tipo], {
    negrita: true,
    tamano: 15,
    en: { x, y: finRuc, ancho },
  });
  const fin = renglones(hoja, { x, y: finTitulo + 4, ancho }, renglonesDeAutorizacion(ride));
  const finClave = escribirTexto(hoja, 'CLAVE DE ACCESO', {
    negrita: true,
    en: { x, y: fin + 2, ancho },
  });
  const modulo = ancho / barrasCode128(claveAcceso).modulos;
  dibujarBarras(hoja, claveAcceso, { x, y: finClave + 2, modulo, alto: 34 });
  const final = escribirTexto(hoja, claveAcceso, {
    align: 'center',
    en: { x, y: finClave + 40, ancho },
  });
  enmarcar(hoja, { ...marco, fin: final + 4 });
  return final + 4;
}

function dibujarComprador(hoja: HojaPdf, documento: DocumentoLeido, y: number): number {
  const fin = renglones(
    hoja,
    { x: MARGEN_DE_PAGINA + 8, y: y + 6, ancho: ANCHO_DE_PAGINA - 16 },
    renglonesDeComprador(documento),
  );
  enmarcar(hoja, { x: MARGEN_DE_PAGINA, y, ancho: ANCHO_DE_PAGINA, fin: fin + 4 });
  return fin + 4;
}

/** What every page carries: its number where there are several, and across it that a test is no invoice. */
function acabar(hoja: HojaPdf, documento: DocumentoLeido): void {
  const { start, count } = hoja.bufferedPageRange();
  for (let pagina = start; pagina < start + count; pagina++) {
    hoja.switchToPage(pagina);
    if (count > 1) numerar(hoja, `Página ${pagina + 1} de ${count}`);
    if (documento.sinValidez) sellar(hoja);
  }
}

function numerar(hoja: HojaPdf, texto: string): void {
  hoja.text(letra(hoja, texto, { tamano: 7 }), MARGEN_DE_PAGINA, PIE_DE_PAGINA + 2, {
    width: ANCHO_DE_PAGINA,
    align: 'right',
    lineBreak: false,
  });
}

function sellar(hoja: HojaPdf): void {
  hoja.save().rotate(-45, { origin: [297, 421] });
  const sello = letra(hoja, SIN_VALIDEZ, { negrita: true, tamano: 34 });
  hoja.fillColor('#b00020', 0.16);
  hoja.text(sello, -60, 405, { width: 714, align: 'center', lineBreak: false });
  hoja.restore();
}
