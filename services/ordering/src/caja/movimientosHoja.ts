import type { EstadoMovimiento } from '@comanda/shared/contracts/caja';
import { formatFecha, formatHora } from '@comanda/shared/domain/fecha';
import type { ColumnaDeHoja } from '@comanda/shared/domain/hoja';

import type { MovimientoRow } from './movimientoRow';

const ESTADO: Readonly<Record<EstadoMovimiento, string>> = { A: 'ACTIVO', N: 'ELIMINADO' };

const entra = ({ tipo }: MovimientoRow) => tipo === 'INGRESO';

/** Headings as spec section 2 writes them. */
export const columnasDeMovimientos = (empresa: string): ColumnaDeHoja<MovimientoRow>[] => [
  {
    header: 'FECHA',
    text: ({ fecha_negocio, creado }) => `${formatFecha(fecha_negocio)} ${formatHora(creado)}`,
  },
  { header: 'DETALLE', text: ({ detalle }) => detalle },
  { header: 'RESPONSABLE', text: ({ usuario }) => usuario },
  {
    header: 'INGRESO',
    text: ({ monto }) => monto,
    numero: (fila) => (entra(fila) ? Number(fila.monto) : 0),
  },
  {
    header: 'SALIDA',
    text: ({ monto }) => monto,
    numero: (fila) => (entra(fila) ? 0 : Number(fila.monto)),
  },
  { header: 'EMPRESA', text: () => empresa },
  { header: 'ESTADO', text: ({ estado }) => ESTADO[estado] },
];
