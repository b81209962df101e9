import type { EmitidoFila } from '@comanda/shared/contracts/reportes/emitidos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FORMA } from '@comanda/shared/domain/dinero/formasDePago';
import { numeroDeVenta } from '@comanda/shared/domain/orden/numeroDeVenta';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { enTabla } from '@comanda/shared/domain/texto/palabras';
import type { Column } from '@comanda/shared/piezas/tabla';

import { estadoDicho } from './estadoDicho';
import estilos from './filtro.module.css';

/** As the till calls them; one of a later version is said as it is written. */
const formasDe = ({ formas, forma_pago }: EmitidoFila): string =>
  (formas.length > 0 ? formas : [forma_pago])
    .map((forma) => enTabla(FORMA, forma)?.nombre ?? forma)
    .join(' + ');

/** Headings as spec section 2 writes them. What was voided is struck through, and adds to no sum. */
export const ventasDeFiltroColumns: readonly Column<EmitidoFila>[] = [
  {
    id: 'secuencia',
    header: 'SECUENCIAL',
    text: numeroDeVenta,
    movil: 'titulo',
  },
  {
    id: 'forma_pago',
    header: 'FORMA DE PAGO',
    text: formasDe,
  },
  {
    id: 'total',
    header: 'TOTAL',
    align: 'right',
    text: ({ total }) => formatMonto(total),
    cell: ({ total, estado }) =>
      estado === 'ANULADO' ? (
        <s className={estilos.quitado}>{formatMonto(total)}</s>
      ) : (
        formatMonto(total)
      ),
    numero: ({ total }) => total,
    movil: 'titulo',
  },
  {
    id: 'empresa',
    header: 'EMPRESA',
    text: ({ empresa }) => empresa,
    cell: ({ empresa }) => (
      <span className={`ui-corta ${estilos.empresa ?? ''}`} title={empresa}>
        {empresa}
      </span>
    ),
    movil: 'oculto',
  },
  { id: 'responsable', header: 'RESPONSABLE', text: ({ caja_usuario }) => caja_usuario },
  { id: 'fecha', header: 'FECHA', text: ({ fecha_creacion }) => formatFechaHora(fecha_creacion) },
  {
    id: 'estado',
    header: 'ESTADO',
    text: ({ estado }) => estado,
    cell: ({ estado }) => (
      <strong className={estilos.estado} data-estado={estado}>
        {estadoDicho(estado)}
      </strong>
    ),
  },
];
