import { formatFechaHora } from '@comanda/shared/domain/fecha';
import type { ColumnaDeHoja } from '@comanda/shared/domain/hoja';

import type { VentaDetrasRow } from './detras';

export const COLUMNAS_DE_DETRAS: readonly ColumnaDeHoja<VentaDetrasRow>[] = [
  { header: 'NUMERO', text: ({ secuencia }) => secuencia },
  { header: 'FECHA', text: ({ fecha_creacion }) => formatFechaHora(fecha_creacion) },
  { header: 'CLIENTE', text: ({ nombre }) => nombre },
  { header: 'VENDIO', text: ({ caja_usuario }) => caja_usuario },
  { header: 'FORMA DE PAGO', text: ({ forma_pago }) => forma_pago },
  { header: 'ESTADO', text: ({ estado }) => estado },
  { header: 'TOTAL', text: ({ total }) => total, numero: ({ total }) => Number(total) },
  { header: 'EN LA CIFRA', text: ({ monto }) => monto, numero: ({ monto }) => Number(monto) },
];
