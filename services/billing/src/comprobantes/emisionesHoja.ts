import {
  DOCUMENTO,
  ESTADO_DICHO,
  numeroDeComprobante,
} from '@comanda/shared/domain/fiscal/comprobante';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio, formatFecha, formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { ColumnaDeHoja } from '@comanda/shared/domain/hojas/hoja';

import { tipoDeDocumento } from '../documento/tipoDeDocumento';

import type { FilaExportada } from './emisionesRepository';

const estadoDe = ({ nota, estado }: FilaExportada) => (nota === null ? estado : 'ANULADA');
const relacionadoDe = ({ modifica, nota }: FilaExportada) => modifica ?? nota;
const documentoDe = (fila: FilaExportada) => DOCUMENTO[tipoDeDocumento(fila)];

type Pedida = EstadoComprobante | undefined;

/**
 * What an accountant adds up: a credit note gives back, and what was withdrawn was never issued. An invoice that was taken back adds
 * where its note takes it off, which is no sheet of ANULADA alone.
 */
function valeDe(fila: FilaExportada, pedida: Pedida, centavosDe: number): number {
  if (fila.estado === 'ANULADA' || pedida === 'ANULADA') return 0;
  return documentoDe(fila).signo * aDolares(centavos(centavosDe));
}

type Monto = 'subtotal' | 'iva' | 'propina';
const figura = (header: string, campo: Monto, pedida: Pedida): ColumnaDeHoja<FilaExportada> => ({
  header,
  text: () => '',
  numero: (fila) => valeDe(fila, pedida, fila.datos[campo] ?? 0),
});

/** `pedida`: the state that the sheet is of; undefined: all. */
export const columnasDeEmisiones = (
  empresa: string,
  pedida: Pedida,
): ColumnaDeHoja<FilaExportada>[] => [
  // not when it came in: a till without a line sells on one day and is heard on another
  { header: 'FECHA', text: ({ fecha_emision }) => formatFecha(fecha_emision) },
  { header: 'DOCUMENTO', text: (fila) => documentoDe(fila).nombre },
  { header: 'NÚMERO', text: ({ clave_acceso }) => numeroDeComprobante(clave_acceso) },
  { header: 'CÉDULA', text: ({ identificacion }) => identificacion },
  { header: 'CLIENTE', text: ({ datos }) => datos.comprador.razon_social },
  figura('SUBTOTAL', 'subtotal', pedida),
  figura('IVA', 'iva', pedida),
  figura('PROPINA', 'propina', pedida),
  {
    header: 'TOTAL',
    text: ({ total }) => total,
    numero: (fila) => valeDe(fila, pedida, Math.round(Number(fila.total) * 100)),
  },
  { header: 'ESTADO', text: (fila) => ESTADO_DICHO[estadoDe(fila)] },
  {
    header: 'AUTORIZADA',
    text: ({ fecha_autorizacion: fecha }) => (fecha === null ? '' : formatFechaHora(fecha)),
  },
  {
    header: 'FACTURA O NOTA',
    text: (fila) => {
      const relacionado = relacionadoDe(fila);
      return relacionado === null ? '' : numeroDeComprobante(relacionado);
    },
  },
  { header: 'CLAVE ACCESO', text: ({ clave_acceso }) => clave_acceso },
  { header: 'EMPRESA', text: () => empresa },
];

/** The name of the sheet: its days, or the day that all of it is of. */
export const nombreDeHoja = (
  { desde, hasta }: { desde?: string | undefined; hasta?: string | undefined },
  ahora: Date,
): string =>
  desde === undefined && hasta === undefined
    ? `facturas-al-${fechaNegocio(ahora)}`
    : `facturas-${desde ?? 'inicio'}-a-${hasta ?? fechaNegocio(ahora)}`;
