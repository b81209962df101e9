import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import type { Column } from '@comanda/shared/piezas/tabla';

/** What of a row is in the figure: a column of its own where it may be less than the row's total. */
export const MONTO: Column<{ monto: number }> = {
  id: 'monto',
  header: 'EN LA CIFRA',
  align: 'right',
  text: ({ monto }) => formatMonto(monto),
  numero: ({ monto }) => monto,
};
