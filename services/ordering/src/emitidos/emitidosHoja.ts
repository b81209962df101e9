import { ESTADO_DICHO } from '@comanda/shared/domain/fiscal/comprobante';
import { formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { ColumnaDeHoja } from '@comanda/shared/domain/hojas/hoja';

import { estadoDeFactura } from './emitidoRow';
import type { FilaEmitido } from './emitidosRepository';

/** Headings as spec section 2 writes them; and for a spreadsheet, what the list leaves to the sale opened. */
export const columnasDeVentas = (empresa: string): ColumnaDeHoja<FilaEmitido>[] => [
  { header: 'SECUENCIAL', text: ({ secuencia }) => secuencia },
  {
    header: 'FORMA DE PAGO',
    text: ({ formas, forma_pago }) =>
      (formas.length > 0 ? formas : [forma_pago]).map(formaDicha).join(' + '),
  },
  {
    header: 'TOTAL',
    text: ({ total }) => total,
    numero: ({ total, estado }) => (estado === 'ANULADO' ? 0 : Number(total)), // as the sum of the list
  },
  { header: 'FECHA', text: ({ fecha_creacion }) => formatFechaHora(fecha_creacion) },
  { header: 'EMPRESA', text: () => empresa },
  { header: 'ESTADO', text: ({ estado }) => estado },
  { header: 'FACTURA', text: facturaDicha },
  { header: 'CÉDULA', text: ({ cedula }) => cedula },
  { header: 'CLIENTE', text: ({ nombre }) => nombre },
  { header: 'RESPONSABLE', text: ({ caja_usuario }) => caja_usuario },
  { header: 'CLAVE ACCESO', text: ({ clave_acceso }) => clave_acceso ?? '' },
  { header: 'NOTA DE VENTA', text: ({ nota }) => nota?.numero ?? '' },
  { header: 'CANAL', text: ({ canal }) => (canal ? NOMBRE_DE_CANAL[canal] : '') },
  {
    header: 'TOTAL ANULADO',
    text: () => '',
    numero: ({ total, estado }) => (estado === 'ANULADO' ? Number(total) : 0),
  },
];

function facturaDicha({ factura }: FilaEmitido): string {
  const estado = estadoDeFactura(factura);
  if (estado === null) return '';
  return factura?.en_partes ? `${ESTADO_DICHO[estado]}, devuelta en parte` : ESTADO_DICHO[estado];
}
