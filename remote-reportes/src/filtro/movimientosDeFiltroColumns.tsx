import type { MovimientoCaja } from '@comanda/shared/contracts/caja/caja';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import {
  COLUMNAS_DE_MOVIMIENTOS,
  ESTADO_DE_MOVIMIENTO,
} from '@comanda/shared/domain/hojas/columnasDeMovimientos';
import { conAspecto, type Column } from '@comanda/shared/piezas/tabla';

import { estadoDicho } from './estadoDicho';
import estilos from './filtro.module.css';

const celdaDeMonto = (campo: 'ingreso' | 'salida') => (fila: MovimientoCaja) => {
  if (fila[campo] === 0) return '';
  const monto = formatMonto(fila[campo]);
  return fila.estado === 'N' ? <s className={estilos.quitado}>{monto}</s> : monto;
};

/** What was taken off is struck through, and adds to no sum. */
export const movimientosDeFiltroColumns: readonly Column<MovimientoCaja>[] = conAspecto(
  COLUMNAS_DE_MOVIMIENTOS,
  {
    detalle: { movil: 'titulo' },
    ingreso: { movil: 'titulo', cell: celdaDeMonto('ingreso') },
    salida: { movil: 'titulo', cell: celdaDeMonto('salida') },
    empresa: {
      movil: 'oculto',
      cell: ({ empresa }) => (
        <span className={`ui-corta ${estilos.empresa ?? ''}`} title={empresa}>
          {empresa}
        </span>
      ),
    },
    estado: {
      cell: ({ estado }) => (
        <strong className={estilos.estado} data-estado={ESTADO_DE_MOVIMIENTO[estado]}>
          {estadoDicho(ESTADO_DE_MOVIMIENTO[estado])}
        </strong>
      ),
    },
  },
);
