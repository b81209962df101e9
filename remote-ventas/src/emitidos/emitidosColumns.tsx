import type { EmitidoFila } from '@comanda/shared/contracts/emitidos';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import { ASPECTO } from '@comanda/shared/piezas/comprobante';
import type { Column } from '@comanda/shared/piezas/tabla';

import { EstadoCelda } from './EstadoCelda';

type Contexto = {
  onAbrir: (fila: EmitidoFila) => void;
  /** Whether the reader may see the screen of invoices. */
  conFacturas: boolean;
};

export const formasDe = ({ formas, forma_pago }: Pick<EmitidoFila, 'formas' | 'forma_pago'>) =>
  (formas.length > 0 ? formas : [forma_pago]).join(' + ');

/** Headings as spec section 2 writes them. */
export const emitidosColumns = ({ onAbrir, conFacturas }: Contexto): Column<EmitidoFila>[] => [
  {
    id: 'secuencia',
    header: 'SECUENCIAL',
    text: ({ secuencia }) => secuencia,
    onClick: onAbrir,
    movil: 'titulo',
  },
  { id: 'forma_pago', header: 'FORMA DE PAGO', text: formasDe },
  {
    id: 'total',
    header: 'TOTAL',
    text: ({ total }) => formatMonto(total),
    align: 'right',
    movil: 'titulo',
  },
  { id: 'fecha', header: 'FECHA', text: ({ fecha_creacion }) => formatFechaHora(fecha_creacion) },
  { id: 'empresa', header: 'EMPRESA', text: ({ empresa }) => empresa, movil: 'oculto' },
  {
    id: 'estado',
    header: 'ESTADO',
    text: ({ estado, factura }) =>
      factura === null ? estado : `${estado} · Factura: ${ASPECTO[factura].texto}`,
    cell: (fila) => <EstadoCelda fila={fila} conFacturas={conFacturas} />,
    movil: 'ancho',
  },
];

/** And for a spreadsheet, with what the list leaves to the sale opened. */
export const columnasCsv: readonly Pick<Column<EmitidoFila>, 'header' | 'text' | 'numero'>[] = [
  { header: 'SECUENCIAL', text: ({ secuencia }) => secuencia },
  { header: 'FORMA DE PAGO', text: formasDe },
  { header: 'TOTAL', text: () => '', numero: ({ total }) => total },
  { header: 'FECHA', text: ({ fecha_creacion }) => formatFechaHora(fecha_creacion) },
  { header: 'EMPRESA', text: ({ empresa }) => empresa },
  { header: 'ESTADO', text: ({ estado }) => estado },
  { header: 'FACTURA', text: ({ factura }) => (factura === null ? '' : ASPECTO[factura].texto) },
  { header: 'CEDULA', text: ({ cedula }) => cedula },
  { header: 'CLIENTE', text: ({ nombre }) => nombre },
  { header: 'USUARIO', text: ({ caja_usuario }) => caja_usuario },
  { header: 'CLAVE ACCESO', text: ({ clave_acceso }) => clave_acceso ?? '' },
];
