import { enWinAnsi } from './enWinAnsi';
import { ANCHO, MARGEN, type Hoja } from './hoja';

import type { FacturaLeida } from './leerRide';

type Columna = { titulo: string; ancho: number; align: 'left' | 'right' };

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Codigo', ancho: 60, align: 'left' },
  { titulo: 'Cant.', ancho: 45, align: 'right' },
  { titulo: 'Descripcion', ancho: 220, align: 'left' },
  { titulo: 'Precio unitario', ancho: 75, align: 'right' },
  { titulo: 'Descuento', ancho: 60, align: 'right' },
  { titulo: 'Total', ancho: 75, align: 'right' },
];
const PIE_DE_PAGINA = 800;
const RELLENO = 3;

/** The lines, over as many pages as they take, each with its heading; answers where it ends. */
export function dibujarDetalles(hoja: Hoja, { detalles }: FacturaLeida, y: number): number {
  let fin = encabezado(hoja, y);
  for (const linea of detalles.detalle) {
    const celdas = [
      linea.codigoPrincipal,
      sinCeros(linea.cantidad),
      linea.descripcion,
      sinCeros(linea.precioUnitario, 2),
      linea.descuento,
      linea.precioTotalSinImpuesto,
    ].map(enWinAnsi);
    hoja.font('Helvetica').fontSize(8);
    const alto = altoDe(hoja, celdas);
    if (fin + alto > PIE_DE_PAGINA) fin = encabezado(hoja.addPage(), MARGEN);
    hoja.font('Helvetica');
    fila(hoja, { y: fin, alto, celdas });
    fin += alto;
  }
  return fin;
}

function encabezado(hoja: Hoja, y: number): number {
  hoja.font('Helvetica-Bold').fontSize(8);
  const celdas = COLUMNAS.map(({ titulo }) => titulo);
  const alto = altoDe(hoja, celdas);
  fila(hoja, { y, alto, celdas });
  return y + alto;
}

function altoDe(hoja: Hoja, celdas: readonly string[]): number {
  const altos = COLUMNAS.map(({ ancho }, i) =>
    hoja.heightOfString(celdas[i] || ' ', { width: ancho - 2 * RELLENO }),
  );
  return Math.max(...altos) + 2 * RELLENO;
}

function fila(
  hoja: Hoja,
  { y, alto, celdas }: { y: number; alto: number; celdas: readonly string[] },
) {
  let x = MARGEN;
  hoja.lineWidth(0.4);
  COLUMNAS.forEach(({ ancho, align }, i) => {
    hoja.rect(x, y, ancho, alto).stroke();
    hoja.text(celdas[i] ?? '', x + RELLENO, y + RELLENO, { width: ancho - 2 * RELLENO, align });
    x += ancho;
  });
}

/** '2.000000' as '2', '3.260870' as '3.26087': six decimals say nothing to a guest. */
function sinCeros(numero: string, minimo = 0): string {
  const [entero = '', decimales = ''] = numero.split('.');
  const utiles = decimales.replace(/0+$/, '').padEnd(minimo, '0');
  return utiles ? `${entero}.${utiles}` : entero;
}

const FORMAS: Record<string, string> = {
  '01': 'SIN UTILIZACION DEL SISTEMA FINANCIERO',
  '16': 'TARJETA DE DEBITO',
  '19': 'TARJETA DE CREDITO',
  '20': 'OTROS CON UTILIZACION DEL SISTEMA FINANCIERO',
};
const ANCHO_TOTALES = 210;
const ANCHO_INFO = ANCHO - ANCHO_TOTALES - 15;
const ALTO_RENGLON = 14;

/** Additional information and payments on the left, the sums on the right; on one page together. */
export function dibujarPie(hoja: Hoja, factura: FacturaLeida, y: number): void {
  const totales = totalesDe(factura);
  const adicionales = factura.infoAdicional.campoAdicional.map(
    (campo) => [campo['@_nombre'], campo['#text']] as const,
  );
  const pagos = factura.infoFactura.pagos.pago.map(
    ({ formaPago, total }) => [FORMAS[formaPago] ?? formaPago, total] as const,
  );
  const alto = Math.max(totales.length, adicionales.length + pagos.length + 4) * ALTO_RENGLON;
  const inicio = y + alto > PIE_DE_PAGINA ? (hoja.addPage(), MARGEN) : y;
  const finInfo = pares(hoja, { x: MARGEN, y: inicio, ancho: ANCHO_INFO, nombre: 0.3 }, [
    ['Informacion adicional', ''],
    ...adicionales,
  ]);
  pares(hoja, { x: MARGEN, y: finInfo + 8, ancho: ANCHO_INFO, nombre: 0.75 }, [
    ['Forma de pago', 'Valor'],
    ...pagos,
  ]);
  const derecha = MARGEN + ANCHO - ANCHO_TOTALES;
  pares(hoja, { x: derecha, y: inicio, ancho: ANCHO_TOTALES, nombre: 0.68 }, totales);
}

type Par = readonly [string, string];

function totalesDe({ infoFactura: f }: FacturaLeida): Par[] {
  const grupos = f.totalConImpuestos.totalImpuesto.map((g) => ({
    ...g,
    tasa: `${Number(g.tarifa)}%`,
  }));
  return [
    ...grupos.map((g): Par => [`SUBTOTAL ${g.tasa}`, g.baseImponible]),
    ['SUBTOTAL SIN IMPUESTOS', f.totalSinImpuestos],
    ['TOTAL DESCUENTO', f.totalDescuento],
    ...grupos.filter(({ tasa }) => tasa !== '0%').map((g): Par => [`IVA ${g.tasa}`, g.valor]),
    ['PROPINA', f.propina],
    ['VALOR TOTAL', f.importeTotal],
  ];
}

/** `nombre`: what part of the width the names take; values of a narrow column are amounts. */
type Lugar = { x: number; y: number; ancho: number; nombre: number };

function pares(hoja: Hoja, en: Lugar, filas: readonly Par[]): number {
  const anchoNombre = en.ancho * en.nombre;
  const align = en.nombre > 0.5 ? 'right' : 'left';
  const opciones = { height: ALTO_RENGLON - 4, ellipsis: true };
  hoja.lineWidth(0.4).fontSize(8);
  filas.forEach(([nombre, valor], i) => {
    const y = en.y + i * ALTO_RENGLON;
    const titulo = EN_NEGRITA.includes(nombre);
    hoja.rect(en.x, y, en.ancho, ALTO_RENGLON).stroke();
    hoja.font(titulo ? 'Helvetica-Bold' : 'Helvetica');
    const ancho = valor === '' ? en.ancho : anchoNombre;
    hoja.text(enWinAnsi(nombre), en.x + RELLENO, y + RELLENO, { ...opciones, width: ancho - 6 });
    hoja.text(enWinAnsi(valor), en.x + anchoNombre, y + RELLENO, {
      ...opciones,
      width: en.ancho - anchoNombre - 4,
      align,
    });
  });
  return en.y + filas.length * ALTO_RENGLON;
}

const EN_NEGRITA = ['Informacion adicional', 'Forma de pago', 'VALOR TOTAL'];
