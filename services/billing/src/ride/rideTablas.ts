import { altoDeTexto, escribirTexto, type RenglonPdf } from '@comanda/kit/pdf/hoja';
import type { HojaPdf } from '@comanda/kit/pdf/letra';

import { ANCHO_DE_PAGINA, MARGEN_DE_PAGINA, PIE_DE_PAGINA } from './medidas';
import { pagosDe, sinCeros, totalesDeRide } from './textos';

import type { DocumentoLeido } from './leerRide';

type Columna = { titulo: string; ancho: number; align: 'left' | 'right' };

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Código', ancho: 60, align: 'left' },
  { titulo: 'Cant.', ancho: 45, align: 'right' },
  { titulo: 'Descripción', ancho: 220, align: 'left' },
  { titulo: 'Precio unitario', ancho: 75, align: 'right' },
  { titulo: 'Descuento', ancho: 60, align: 'right' },
  { titulo: 'Total', ancho: 75, align: 'right' },
];
const RELLENO = 3;

type Fila = { celdas: readonly string[]; negrita: boolean };

/** The lines, over as many pages as they take, each with its heading; answers where it ends. */
export function dibujarDetalles(hoja: HojaPdf, { detalles }: DocumentoLeido, y: number): number {
  const titulos = { celdas: COLUMNAS.map(({ titulo }) => titulo), negrita: true };
  let fin = dibujarFila(hoja, titulos, { y });
  for (const linea of detalles) {
    const celdas = [
      linea.codigoPrincipal,
      sinCeros(linea.cantidad),
      linea.descripcion,
      sinCeros(linea.precioUnitario, 2),
      linea.descuento,
      linea.precioTotalSinImpuesto,
    ];
    const fila = { celdas, negrita: false };
    const alto = altoDeFila(hoja, fila);
    if (fin + alto > PIE_DE_PAGINA)
      fin = dibujarFila(hoja.addPage(), titulos, { y: MARGEN_DE_PAGINA });
    fin = dibujarFila(hoja, fila, { y: fin, alto });
  }
  return fin;
}

function altoDeFila(hoja: HojaPdf, { celdas, negrita }: Fila): number {
  const altos = COLUMNAS.map(({ ancho }, i) =>
    altoDeTexto(hoja, celdas[i] ?? '', { ancho: ancho - 2 * RELLENO, negrita }),
  );
  return Math.max(...altos) + 2 * RELLENO;
}

type Donde = { y: number; alto?: number };

function dibujarFila(
  hoja: HojaPdf,
  fila: Fila,
  { y, alto = altoDeFila(hoja, fila) }: Donde,
): number {
  let x = MARGEN_DE_PAGINA;
  hoja.lineWidth(0.4);
  COLUMNAS.forEach(({ ancho, align }, i) => {
    hoja.rect(x, y, ancho, alto).stroke();
    escribirTexto(hoja, fila.celdas[i] ?? '', {
      align,
      negrita: fila.negrita,
      en: { x: x + RELLENO, y: y + RELLENO, ancho: ancho - 2 * RELLENO },
    });
    x += ancho;
  });
  return y + alto;
}

const ANCHO_TOTALES = 210;
const ANCHO_INFO = ANCHO_DE_PAGINA - ANCHO_TOTALES - 15;
const SEPARACION = 8;

/** Names and values under each other. `nombre`: what part of the width the names take; of a narrow column, amounts. */
type Tabla = { x: number; ancho: number; nombre: number; filas: readonly RenglonPdf[] };

/** Additional information and payments on the left, the sums on the right; on one page together. */
export function dibujarPie(hoja: HojaPdf, documento: DocumentoLeido, y: number): void {
  const adicionales = documento.adicionales.map(({ nombre, valor }): RenglonPdf => [nombre, valor]);
  const info = { x: MARGEN_DE_PAGINA, ancho: ANCHO_INFO, nombre: 0.3 };
  const izquierda: Tabla[] = [{ ...info, filas: [['Información adicional', ''], ...adicionales] }];
  const pagos = pagosDe(documento);
  if (pagos.length > 0)
    izquierda.push({ ...info, nombre: 0.75, filas: [['Forma de pago', 'Valor'], ...pagos] });
  const derecha: Tabla = {
    x: MARGEN_DE_PAGINA + ANCHO_DE_PAGINA - ANCHO_TOTALES,
    ancho: ANCHO_TOTALES,
    nombre: 0.68,
    filas: totalesDeRide(documento),
  };

  const altos = [izquierda, [derecha]].map((tablas) =>
    tablas.reduce((total, tabla) => total + altoDeTabla(hoja, tabla) + SEPARACION, 0),
  );
  const inicio = y + Math.max(...altos) > PIE_DE_PAGINA ? (hoja.addPage(), MARGEN_DE_PAGINA) : y;
  dibujarTabla(hoja, derecha, inicio);
  let fin = inicio;
  for (const tabla of izquierda) fin = dibujarTabla(hoja, tabla, fin) + SEPARACION;
}

const EN_NEGRITA = ['Información adicional', 'Forma de pago', 'VALOR TOTAL'];

/** How wide a name and its value are. */
function anchosDe({ ancho, nombre }: Tabla, valor: string): [nombre: number, valor: number] {
  if (valor === '') return [ancho - 2 * RELLENO, 0];
  return [ancho * nombre - 2 * RELLENO, ancho * (1 - nombre) - 2 * RELLENO];
}

function altoDePar(hoja: HojaPdf, tabla: Tabla, par: RenglonPdf): number {
  const anchos = anchosDe(tabla, par[1]);
  const negrita = EN_NEGRITA.includes(par[0]);
  const altos = anchos.map((ancho, i) =>
    ancho === 0 ? 0 : altoDeTexto(hoja, par[i] ?? '', { ancho, negrita }),
  );
  return Math.max(...altos) + 2 * RELLENO;
}

const altoDeTabla = (hoja: HojaPdf, tabla: Tabla): number =>
  tabla.filas.reduce((total, par) => total + altoDePar(hoja, tabla, par), 0);

function dibujarTabla(hoja: HojaPdf, tabla: Tabla, inicio: number): number {
  const { x, ancho, nombre, filas } = tabla;
  let y = inicio;
  for (const par of filas) {
    const alto = altoDePar(hoja, tabla, par);
    const [anchoNombre, anchoValor] = anchosDe(tabla, par[1]);
    const negrita = EN_NEGRITA.includes(par[0]);
    const arriba = y + RELLENO;
    hoja.lineWidth(0.4).rect(x, y, ancho, alto).stroke();
    escribirTexto(hoja, par[0], { negrita, en: { x: x + RELLENO, y: arriba, ancho: anchoNombre } });
    escribirTexto(hoja, par[1], {
      negrita,
      align: nombre > 0.5 ? 'right' : 'left',
      en: { x: x + ancho * nombre + RELLENO, y: arriba, ancho: anchoValor },
    });
    y += alto;
  }
  return y;
}
