import type { EmitidoFila } from '@comanda/shared/contracts/reportes/emitidos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { numeroDeVenta } from '@comanda/shared/domain/orden/numeroDeVenta';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { ASPECTO } from '@comanda/shared/piezas/comprobante';
import type { Column } from '@comanda/shared/piezas/tabla';

import { EstadoDeVentaCelda } from './EstadoDeVentaCelda';

type Contexto = {
  onAbrir: (fila: EmitidoFila) => void;
  /** Whether the reader may see the screen of invoices. */
  empresa: string;
  conFacturas: boolean;
};

const formasDe = ({ formas, forma_pago }: Pick<EmitidoFila, 'formas' | 'forma_pago'>) =>
  (formas.length > 0 ? formas : [forma_pago]).map(formaDicha).join(' + ');

/** Headings as spec section 2 writes them. What was voided is struck through, and adds to no sum. */
export const emitidosColumns = ({
  empresa,
  onAbrir,
  conFacturas,
}: Contexto): Column<EmitidoFila>[] => [
  {
    id: 'secuencia',
    header: 'SECUENCIAL',
    text: numeroDeVenta,
    onClick: onAbrir,
    movil: 'titulo',
  },
  { id: 'forma_pago', header: 'FORMA DE PAGO', text: formasDe },
  {
    id: 'total',
    header: 'TOTAL',
    text: ({ total }) => formatMonto(total),
    cell: ({ total, estado }) =>
      estado === 'ANULADO' ? (
        <s className="ventas-emitidos-quitado">{formatMonto(total)}</s>
      ) : (
        formatMonto(total)
      ),
    align: 'right',
    movil: 'titulo',
  },
  {
    id: 'fecha',
    header: 'FECHA',
    text: ({ fecha_creacion }) => formatFechaHora(fecha_creacion),
    movil: 'ancho',
  },
  {
    id: 'empresa',
    header: 'EMPRESA',
    text: ({ empresa }) => empresa,
    cell: ({ empresa }) => (
      <span className="ui-corta ventas-emitidos-empresa" title={empresa}>
        {empresa}
      </span>
    ),
    movil: 'oculto',
  },
  {
    id: 'estado',
    header: 'ESTADO',
    text: ({ estado, factura, en_partes }) =>
      factura === null
        ? estado
        : `${estado} · Factura: ${ASPECTO[factura].texto}${en_partes ? ', devuelta en parte' : ''}`,
    cell: (fila) => <EstadoDeVentaCelda empresa={empresa} fila={fila} conFacturas={conFacturas} />,
    movil: 'ancho',
  },
];
