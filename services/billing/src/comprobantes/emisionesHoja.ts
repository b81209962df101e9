import {
  DOCUMENTO,
  ESTADO_DICHO,
  numeroDeComprobante,
} from '@comanda/shared/domain/fiscal/comprobante';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio, formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { ColumnaDeHoja } from '@comanda/shared/domain/hojas/hoja';

import { tipoDeDocumento } from '../documento/tipoDeDocumento';

import type { FilaExportada } from './emisionesRepository';

const estadoDe = ({ nota, estado }: FilaExportada) => (nota === null ? estado : 'ANULADA');
const relacionadoDe = ({ modifica, nota }: FilaExportada) => modifica ?? nota;
const documentoDe = (fila: FilaExportada) => DOCUMENTO[tipoDeDocumento(fila)];

/** What an accountant adds up: a credit note gives back, and what was withdrawn was never issued. */
function valeDe(fila: FilaExportada, centavosDe: number): number {
  if (fila.estado === 'ANULADA') return 0;
  return documentoDe(fila).signo * aDolares(centavos(centavosDe));
}

type Monto = 'subtotal' | 'iva' | 'propina';
const figura = (header: string, campo: Monto): ColumnaDeHoja<FilaExportada> => ({
  header,
  text: () => '',
  numero: (fila) => valeDe(fila, fila.datos[campo] ?? 0),
});

export const columnasDeEmisiones = (empresa: string): ColumnaDeHoja<FilaExportada>[] => [
  { header: 'FECHA', text: ({ creado }) => formatFechaHora(creado) },
  { header: 'DOCUMENTO', text: (fila) => documentoDe(fila).nombre },
  { header: 'NÚMERO', text: ({ clave_acceso }) => numeroDeComprobante(clave_acceso) },
  { header: 'CÉDULA', text: ({ identificacion }) => identificacion },
  { header: 'CLIENTE', text: ({ datos }) => datos.comprador.razon_social },
  figura('SUBTOTAL', 'subtotal'),
  figura('IVA', 'iva'),
  figura('PROPINA', 'propina'),
  {
    header: 'TOTAL',
    text: ({ total }) => total,
    numero: (fila) => valeDe(fila, Math.round(Number(fila.total) * 100)),
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
