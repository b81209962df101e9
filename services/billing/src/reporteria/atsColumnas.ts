import { iceFacturado } from '@comanda/shared/domain/dinero/devolucion';
import { codigoIvaSri, TARIFAS_IVA } from '@comanda/shared/domain/dinero/iva';
import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { aDolares, centavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha, formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { ColumnaDeHoja } from '@comanda/shared/domain/hojas/hoja';

import { formatSecuencial } from '../domain/claveAcceso';
import { formaPagoSri } from '../domain/factura';
import { compradorDeDocumento } from '../domain/partes';

import type { DocumentoParaAts } from './documentosRepository';

/** The authority's own codes of documents in the annex: what is invoiced is an 18 there, a credit note a 04 as ever. */
const COMPROBANTE_ATS: Readonly<Record<string, string>> = { '01': '18', '04': '04' };
/** The annex knows no 08: who is identified abroad goes with passports. */
const IDENTIFICACION_ATS: Readonly<Record<string, string>> = { '08': '06' };
const ELECTRONICA = 'E';

const anulado = ({ estado }: DocumentoParaAts) => estado === 'ANULADA';

type Fila = DocumentoParaAts;

/** In cents: what the document has at the rates of which `cuales` holds. */
function parteDe({ desglose }: Fila, que: 'base' | 'iva', cuales: (tarifa: number) => boolean) {
  let suma = 0;
  for (let i = 0; i < desglose.length; i += 3)
    if (cuales(desglose[i] ?? 0)) suma += desglose[que === 'base' ? i + 1 : i + 2] ?? 0;
  return centavos(suma);
}

/** A figure that what was voided has not. A credit note's is not below 0: its kind says what it is. */
const figura = (header: string, de: (fila: Fila) => number): ColumnaDeHoja<Fila> => ({
  header,
  text: () => '',
  numero: (fila) => (anulado(fila) ? null : de(fila)),
});

const base = (header: string, cuales: (tarifa: number) => boolean) =>
  figura(header, (fila) => aDolares(parteDe(fila, 'base', cuales)));

/** What the product does not have, which the annex asks for all the same. */
const ninguno = (header: string) => figura(header, () => 0);

/** The rates that a document may have, 0 first. */
const TARIFAS = TARIFAS_IVA.filter((tarifa) => codigoIvaSri(tarifa) !== null);

const propinaDe = (fila: Fila) =>
  Math.round(Number(fila.total) * 100) -
  parteDe(fila, 'base', () => true) -
  parteDe(fila, 'iva', () => true);

const compradorAts = ({ comprador }: Fila) => {
  const { tipo, identificacion, razonSocial } = compradorDeDocumento({ comprador });
  return { tipo: IDENTIFICACION_ATS[tipo] ?? tipo, identificacion, razonSocial };
};

/** Codes of the authority, each once. */
const formasDe = ({ pagos }: Fila): string => [...new Set(pagos.map(formaPagoSri))].join(', ');

/** What the annex of sales (ATS, 'ventas' and 'anulados') says of each document. */
export const ATS_COLUMNAS: readonly ColumnaDeHoja<Fila>[] = [
  { header: 'SECCION', text: (fila) => (anulado(fila) ? 'ANULADOS' : 'VENTAS') },
  { header: 'TIPO COMPROBANTE', text: ({ cod_doc }) => COMPROBANTE_ATS[cod_doc] ?? cod_doc },
  { header: 'TIPO ID CLIENTE', text: (fila) => compradorAts(fila).tipo },
  { header: 'ID CLIENTE', text: (fila) => compradorAts(fila).identificacion },
  { header: 'CLIENTE', text: (fila) => compradorAts(fila).razonSocial },
  { header: 'TIPO EMISION', text: () => ELECTRONICA },
  { header: 'ESTABLECIMIENTO', text: ({ establecimiento }) => establecimiento },
  { header: 'PUNTO EMISION', text: ({ punto_emision }) => punto_emision },
  { header: 'SECUENCIAL', text: ({ secuencial }) => formatSecuencial(secuencial) },
  { header: 'FECHA EMISION', text: ({ fecha_emision }) => formatFecha(fecha_emision) },
  {
    header: 'AUTORIZACION',
    // what was withdrawn before has none
    text: ({ estado, fecha_autorizacion: fecha, clave_acceso }) =>
      estado === 'ANULADA' && fecha === null ? '' : clave_acceso,
  },
  {
    header: 'FECHA AUTORIZACION',
    text: ({ fecha_autorizacion: fecha }) => (fecha === null ? '' : formatFechaHora(fecha)),
  },
  ninguno('BASE NO OBJETO'),
  ninguno('BASE EXENTA'),
  ...TARIFAS.map((tarifa) => base(`BASE ${tarifa}%`, (una) => una === tarifa)),
  base('BASE GRAVADA', (tarifa) => tarifa > 0),
  figura('MONTO IVA', (fila) => aDolares(parteDe(fila, 'iva', () => true))),
  figura('MONTO ICE', ({ con_ice }) => aDolares(sumar(con_ice.map(iceFacturado)))),
  figura('PROPINA', (fila) => aDolares(centavos(propinaDe(fila)))),
  figura('TOTAL', ({ total }) => Number(total)),
  { header: 'FORMAS DE PAGO', text: (fila) => (anulado(fila) ? '' : formasDe(fila)) },
  ninguno('RETENCION IVA'),
  ninguno('RETENCION RENTA'),
  {
    header: 'DOCUMENTO MODIFICADO',
    text: ({ modifica }) => (modifica === null ? '' : numeroDeComprobante(modifica)),
  },
];
