import type { EmisionExportada } from '@comanda/shared/contracts/emisiones';
import { fechaNegocio, formatFechaHora } from '@comanda/shared/domain/fecha';
import { ASPECTO } from '@comanda/shared/piezas/comprobante';
import type { Rango } from '@comanda/shared/piezas/fechas';

import { numeroDe } from './claveAcceso';

type ColumnaCsv = {
  header: string;
  text: (fila: EmisionExportada) => string;
  numero?: (fila: EmisionExportada) => number;
};

/** What an accountant adds up: a credit note gives back, and what was withdrawn was never issued. */
const valeDe = (fila: EmisionExportada, monto: number): number => {
  if (fila.estado === 'ANULADA' && fila.relacionado === null) return 0;
  return fila.tipo === 'NOTA_CREDITO' ? -monto : monto;
};

type Monto = 'subtotal' | 'iva' | 'propina' | 'total';
const figura = (header: string, campo: Monto): ColumnaCsv => ({
  header,
  text: () => '',
  numero: (fila) => valeDe(fila, fila[campo]),
});

export const columnasCsv = (empresa: string): ColumnaCsv[] => [
  { header: 'FECHA', text: ({ fechaCreacion }) => formatFechaHora(fechaCreacion) },
  {
    header: 'DOCUMENTO',
    text: ({ tipo }) => (tipo === 'FACTURA' ? 'Factura' : 'Nota de credito'),
  },
  { header: 'NUMERO', text: ({ clave_acceso }) => numeroDe(clave_acceso) },
  { header: 'CEDULA', text: ({ cedula }) => cedula },
  { header: 'CLIENTE', text: ({ cliente }) => cliente },
  figura('SUBTOTAL', 'subtotal'),
  figura('IVA', 'iva'),
  figura('PROPINA', 'propina'),
  figura('TOTAL', 'total'),
  { header: 'ESTADO', text: ({ estado }) => ASPECTO[estado].texto },
  {
    header: 'AUTORIZADA',
    text: ({ fecha_autorizacion: fecha }) => (fecha === null ? '' : formatFechaHora(fecha)),
  },
  {
    header: 'FACTURA O NOTA',
    text: ({ relacionado }) => (relacionado === null ? '' : numeroDe(relacionado)),
  },
  { header: 'CLAVE ACCESO', text: ({ clave_acceso }) => clave_acceso },
  { header: 'EMPRESA', text: () => empresa },
];

/** Of which days it is, or as of which day it is all of them. */
export const nombreDeCsv = (rango: Rango | null, ahora: Date): string =>
  rango === null
    ? `facturas-al-${fechaNegocio(ahora)}.csv`
    : `facturas-${rango.desde}-a-${rango.hasta}.csv`;
