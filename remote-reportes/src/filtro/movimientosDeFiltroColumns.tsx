import type { MovimientoCaja } from '@comanda/shared/contracts/caja';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { formatFecha, formatHora } from '@comanda/shared/domain/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

import { filtroMensajes as mensajes } from './filtroMensajes';
import estilos from './filtro.module.css';

const deMonto = (campo: 'ingreso' | 'salida', header: string): Column<MovimientoCaja> => ({
  id: campo,
  header,
  align: 'right',
  movil: 'titulo',
  text: (fila) => (fila[campo] > 0 ? formatMonto(fila[campo]) : ''),
  cell: (fila) => {
    if (fila[campo] === 0) return '';
    const monto = formatMonto(fila[campo]);
    return fila.estado === 'N' ? <s className={estilos.quitado}>{monto}</s> : monto;
  },
  numero: (fila) => fila[campo],
});

/** Headings as spec section 2 writes them. What was taken off is struck through, and adds to no sum. */
export const movimientosDeFiltroColumns: readonly Column<MovimientoCaja>[] = [
  {
    id: 'fecha',
    header: 'FECHA',
    text: ({ fecha, creado }) => `${formatFecha(fecha)} ${formatHora(creado)}`,
  },
  { id: 'detalle', header: 'DETALLE', text: ({ detalle }) => detalle, movil: 'titulo' },
  { id: 'responsable', header: 'RESPONSABLE', text: ({ usuario }) => usuario },
  deMonto('ingreso', 'INGRESO'),
  deMonto('salida', 'SALIDA'),
  {
    id: 'empresa',
    header: 'EMPRESA',
    text: ({ empresa }) => empresa,
    cell: ({ empresa }) => (
      <span className={estilos.empresa} title={empresa}>
        {empresa}
      </span>
    ),
    movil: 'oculto',
  },
  {
    id: 'estado',
    header: 'ESTADO',
    text: ({ estado }) => mensajes.estado[estado],
    cell: ({ estado }) => (
      <strong className={estilos.estado} data-estado={mensajes.estado[estado]}>
        {mensajes.estado[estado]}
      </strong>
    ),
  },
];
