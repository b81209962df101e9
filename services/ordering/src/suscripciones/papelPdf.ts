import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { abrirHoja, altoDeTexto, cerrarHoja, escribirTexto } from '@comanda/kit/pdf/hoja';
import type { HojaPdf } from '@comanda/kit/pdf/letra';

import {
  CONTADAS_DE_PAPEL,
  type CifraDePapel,
  type FilaDePapel,
  type PapelDeReporte,
  type SeccionDePapel,
} from './papel';

const MARGEN = 40;
const ANCHO = 515;
const ANCHO_CIFRA = 76;
const PIE_DE_PAGINA = 790;
const TAMANO = 9;
const RELLENO = 3;

/** A report on A4, as many pages as it takes. */
export function papelPdf(papel: PapelDeReporte): Promise<Buffer> {
  const { empresa, titulo, cabecera, secciones } = papel;
  const hoja = abrirHoja({ tamano: 'A4', margen: MARGEN, titulo: `${titulo} - ${empresa}` });
  const linea = (texto: string, y: number, tamano: number, negrita = false) =>
    escribirTexto(hoja, texto, { negrita, tamano, en: { x: MARGEN, y, ancho: ANCHO } });
  let y = linea(empresa, MARGEN, 15, true) + 2;
  y = linea(titulo, y, 13, true) + 4;
  for (const dicho of cabecera) y = linea(dicho, y, TAMANO) + 1;
  for (const seccion of secciones) y = dibujarSeccion(hoja, seccion, y + 12);
  return cerrarHoja(hoja);
}

type Renglon = { concepto: string; cifras: readonly string[]; negrita: boolean };

function dibujarSeccion(hoja: HojaPdf, seccion: SeccionDePapel, y: number): number {
  const { titulo, cifras, filas, vacio = '' } = seccion;
  const cabeza = { concepto: titulo, cifras: filas.length > 0 ? cifras : [], negrita: true };
  const renglones =
    filas.length > 0
      ? filas.map((fila) => renglonDe(fila, cifras))
      : [{ concepto: vacio, cifras: [], negrita: false }];
  // a heading never stands alone at the foot
  const primero = renglones[0];
  const junto = altoDe(hoja, cabeza) + (primero ? altoDe(hoja, primero) : 0);
  let fin = dibujarCabeza(hoja, cabeza, y + junto > PIE_DE_PAGINA ? nuevaPagina(hoja) : y);
  for (const renglon of renglones) {
    if (fin + altoDe(hoja, renglon) > PIE_DE_PAGINA)
      fin = dibujarCabeza(hoja, cabeza, nuevaPagina(hoja));
    fin = dibujarRenglon(hoja, renglon, fin);
  }
  return fin;
}

function nuevaPagina(hoja: HojaPdf): number {
  hoja.addPage();
  return MARGEN;
}

const renglonDe = (
  { concepto, cifras: suyas, fuerte = false }: FilaDePapel,
  cifras: readonly CifraDePapel[],
): Renglon => ({
  concepto,
  negrita: fuerte,
  cifras: cifras.map((cifra) => {
    const valor = suyas[cifra];
    if (valor === undefined) return '';
    return CONTADAS_DE_PAPEL.has(cifra) ? formatCantidad(valor) : formatMonto(valor);
  }),
});

const anchoDeConcepto = ({ cifras }: Renglon) => ANCHO - cifras.length * ANCHO_CIFRA - RELLENO;

const altoDe = (hoja: HojaPdf, renglon: Renglon) =>
  altoDeTexto(hoja, renglon.concepto, {
    ancho: anchoDeConcepto(renglon),
    negrita: renglon.negrita,
    tamano: TAMANO,
  }) +
  2 * RELLENO;

function dibujarCabeza(hoja: HojaPdf, renglon: Renglon, y: number): number {
  const fin = dibujarRenglon(hoja, renglon, y);
  hoja
    .lineWidth(0.7)
    .moveTo(MARGEN, fin)
    .lineTo(MARGEN + ANCHO, fin)
    .stroke();
  return fin;
}

function dibujarRenglon(hoja: HojaPdf, renglon: Renglon, y: number): number {
  const { concepto, cifras, negrita } = renglon;
  const alto = altoDe(hoja, renglon);
  const estilo = { negrita, tamano: TAMANO };
  const ancho = anchoDeConcepto(renglon);
  escribirTexto(hoja, concepto, { ...estilo, en: { x: MARGEN, y: y + RELLENO, ancho } });
  cifras.forEach((cifra, i) => {
    const x = MARGEN + ANCHO - (cifras.length - i) * ANCHO_CIFRA;
    escribirTexto(hoja, cifra, {
      ...estilo,
      align: 'right',
      en: { x, y: y + RELLENO, ancho: ANCHO_CIFRA },
    });
  });
  return y + alto;
}
