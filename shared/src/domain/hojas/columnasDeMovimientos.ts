import type { EstadoMovimiento, MovimientoCaja } from '../../contracts/caja/caja';

import { formatMonto } from '../dinero/dinero';
import { formatFecha, formatHora } from '../texto/fecha';
import { declararColumnas } from './hoja';
import { dePalabras, talCual } from '../texto/palabras';

export const ESTADO_DE_MOVIMIENTO: Readonly<Record<EstadoMovimiento, string>> = dePalabras(
  {
    A: 'ACTIVO',
    N: 'ELIMINADO',
  },
  talCual,
);

const montoDe = (monto: number) => (monto > 0 ? formatMonto(monto) : '');
/** What was taken off adds to no sum. */
const valeDe = ({ estado }: MovimientoCaja, monto: number) => (estado === 'A' ? monto : 0);

/** What moved in the drawers of some days, on the screen and in its file; headings as spec section 2 writes them. */
export const COLUMNAS_DE_MOVIMIENTOS = declararColumnas<MovimientoCaja>()([
  {
    id: 'fecha',
    header: 'FECHA',
    text: ({ fecha, creado }) => `${formatFecha(fecha)} ${formatHora(creado)}`,
  },
  { id: 'detalle', header: 'DETALLE', text: ({ detalle }) => detalle },
  { id: 'responsable', header: 'RESPONSABLE', text: ({ usuario }) => usuario },
  {
    id: 'ingreso',
    header: 'INGRESO',
    text: ({ ingreso }) => montoDe(ingreso),
    numero: (movimiento) => valeDe(movimiento, movimiento.ingreso),
  },
  {
    id: 'salida',
    header: 'SALIDA',
    text: ({ salida }) => montoDe(salida),
    numero: (movimiento) => valeDe(movimiento, movimiento.salida),
  },
  { id: 'empresa', header: 'EMPRESA', text: ({ empresa }) => empresa },
  { id: 'estado', header: 'ESTADO', text: ({ estado }) => ESTADO_DE_MOVIMIENTO[estado] },
]);
