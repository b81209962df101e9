import type { ContadoPedido } from './contar';

/** Whether a row, of a count or of a closing, says just this; its values (valoresDeConteo) begin at that parameter. */
export const mismoConteo = (desde: number): string =>
  `conteo = $${desde} and vouchers = $${desde + 1} and total_vouchers = $${desde + 2}
         and total_transferencias is not distinct from $${desde + 3}`;

export const valoresDeConteo = ({
  conteo,
  cantidaVouchers,
  totalVouchers,
  totalTransferencias,
}: ContadoPedido): unknown[] => [conteo, cantidaVouchers, totalVouchers, totalTransferencias];
