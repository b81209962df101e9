import { createRequire } from 'node:module';

import { formatFechaHora } from '@comanda/shared/domain/fecha';

import { barrasCode128 } from './code128';
import { enWinAnsi } from './enWinAnsi';
import { ANCHO, MARGEN, type Hoja } from './hoja';
import { dibujarDetalles, dibujarPie } from './rideTablas';

import type { FacturaLeida } from './leerRide';
import type pdfkit from 'pdfkit';

export type Ride = { factura: FacturaLeida; autorizada: Date };

/** pdfkit's ESM entry is the browser's, which brings no fonts. */
const PDFDocument = createRequire(import.meta.url)('pdfkit') as typeof pdfkit;

const MITAD = 262;
const PRUEBAS = '1';

/** The printed form of an authorised invoice (sri/README.md, RIDE), A4. */
export async function ridePdf(ride: Ride): Promise<Buffer> {
  const hoja = new PDFDocument({
    size: 'A4',
    margin: MARGEN,
    bufferPages: true,
    info: { Title: `Factura ${numeroDe(ride)}`, Creator: 'Comanda' },
  });
  const trozos: Buffer[] = [];
  hoja.on('data', (trozo: Buffer) => trozos.push(trozo));
  const terminado = new Promise<void>((resolve) => hoja.once('end', resolve));
  const fin = Math.max(dibujarEmisor(hoja, ride), dibujarDocumento(hoja, ride));
  const comprador = dibujarComprador(hoja, ride, fin + 8);
  const detalles = dibujarDetalles(hoja, ride.factura, comprador + 8);
  dibujarPie(hoja, ride.factura, detalles + 8);
  if (ride.factura.infoTributaria.ambiente === PRUEBAS) sellar(hoja);
  hoja.end();
  await terminado;
  return Buffer.concat(trozos);
}

function numeroDe({ factura: { infoTributaria: i } }: Ride): string {
  return `${i.estab}-${i.ptoEmi}-${i.secuencial}`;
}

type Renglon = readonly [etiqueta: string, valor: string];

/** Label and value under each other within a column; answers where it ends. Empty values are left out. */
function renglones(
  hoja: Hoja,
  en: { x: number; y: number; ancho: number },
  filas: readonly Renglon[],
) {
  hoja.x = en.x;
  hoja.y = en.y;
  for (const [etiqueta, valor] of filas) {
    if (valor === '') continue;
    hoja.font('Helvetica-Bold').fontSize(8);
    if (etiqueta) hoja.text(`${etiqueta}: `, { width: en.ancho, continued: true });
    hoja.font('Helvetica').text(enWinAnsi(valor), { width: en.ancho }).moveDown(0.35);
  }
  return hoja.y;
}

function marco(
  hoja: Hoja,
  { x, y, ancho, fin }: { x: number; y: number; ancho: number; fin: number },
) {
  hoja
    .lineWidth(0.7)
    .roundedRect(x, y, ancho, fin - y, 6)
    .stroke();
}

function dibujarEmisor(
  hoja: Hoja,
  { factura: { infoTributaria: i, infoFactura: f } }: Ride,
): number {
  const dentro = { x: MARGEN + 8, ancho: MITAD - 16 };
  hoja.font('Helvetica-Bold').fontSize(15);
  hoja.text(enWinAnsi(i.nombreComercial || i.razonSocial), dentro.x, MARGEN + 8, {
    width: dentro.ancho,
    height: 72, // where a logo would be
    ellipsis: true,
  });
  const y = MARGEN + 92;
  hoja.font('Helvetica-Bold').fontSize(10);
  hoja.text(enWinAnsi(i.razonSocial), dentro.x, y + 8, { width: dentro.ancho }).moveDown(0.4);
  const fin = renglones(hoja, { ...dentro, y: hoja.y }, [
    ['Direccion matriz', i.dirMatriz],
    ['Direccion sucursal', f.dirEstablecimiento],
    ['Contribuyente especial No.', f.contribuyenteEspecial],
    ['OBLIGADO A LLEVAR CONTABILIDAD', f.obligadoContabilidad],
    ['Agente de retencion Resolucion No.', i.agenteRetencion],
    ['', i.contribuyenteRimpe],
  ]);
  marco(hoja, { x: MARGEN, y, ancho: MITAD, fin: fin + 6 });
  return fin + 6;
}

function dibujarDocumento(hoja: Hoja, ride: Ride): number {
  const { infoTributaria: i } = ride.factura;
  const x = MARGEN + ANCHO - MITAD;
  const dentro = { x: x + 8, ancho: MITAD - 16 };
  hoja
    .font('Helvetica-Bold')
    .fontSize(12)
    .text(`R.U.C.: ${i.ruc}`, dentro.x, MARGEN + 8);
  hoja.fontSize(15).text('FACTURA', { width: dentro.ancho }).moveDown(0.3);
  const fin = renglones(hoja, { ...dentro, y: hoja.y }, [
    ['No.', numeroDe(ride)],
    ['NUMERO DE AUTORIZACION', i.claveAcceso],
    ['FECHA Y HORA DE AUTORIZACION', formatFechaHora(ride.autorizada)],
    ['AMBIENTE', i.ambiente === PRUEBAS ? 'PRUEBAS - SIN VALIDEZ TRIBUTARIA' : 'PRODUCCION'],
    ['EMISION', 'NORMAL'],
  ]);
  hoja
    .font('Helvetica-Bold')
    .fontSize(8)
    .text('CLAVE DE ACCESO', dentro.x, fin + 2);
  const { barras, modulos } = barrasCode128(i.claveAcceso);
  const modulo = dentro.ancho / modulos;
  const arriba = hoja.y + 2;
  for (const barra of barras)
    hoja.rect(dentro.x + barra.x * modulo, arriba, barra.ancho * modulo, 34);
  hoja.fill('black');
  hoja.font('Helvetica').fontSize(8);
  hoja.text(i.claveAcceso, dentro.x, arriba + 38, { width: dentro.ancho, align: 'center' });
  marco(hoja, { x, y: MARGEN, ancho: MITAD, fin: hoja.y + 4 });
  return hoja.y + 4;
}

function dibujarComprador(hoja: Hoja, { factura: { infoFactura: f } }: Ride, y: number): number {
  const fin = renglones(hoja, { x: MARGEN + 8, y: y + 6, ancho: ANCHO - 16 }, [
    ['Razon social / Nombres y apellidos', f.razonSocialComprador],
    ['Identificacion', f.identificacionComprador],
    ['Fecha de emision', f.fechaEmision],
    ['Direccion', f.direccionComprador],
  ]);
  marco(hoja, { x: MARGEN, y, ancho: ANCHO, fin: fin + 4 });
  return fin + 4;
}

/** Across every page: nobody may take it for an invoice. */
function sellar(hoja: Hoja): void {
  const { start, count } = hoja.bufferedPageRange();
  for (let pagina = start; pagina < start + count; pagina++) {
    hoja.switchToPage(pagina);
    hoja
      .save()
      .rotate(-45, { origin: [297, 421] })
      .font('Helvetica-Bold')
      .fontSize(34);
    hoja.fillColor('#b00020', 0.16);
    hoja.text('PRUEBAS - SIN VALIDEZ TRIBUTARIA', -60, 405, {
      width: 714,
      align: 'center',
      lineBreak: false,
    });
    hoja.restore();
  }
}
