import type { MovimientoCaja } from '@comanda/shared/contracts/caja/caja';
import { motivoDeRecibo } from '@comanda/shared/piezas/recibo';
import { avisar } from '@comanda/shared/ui/core';

import { useImprimirHojaCajaMutation } from '../hojaApi';
import { cajaMensajes } from '../cajaMensajes';

import { hojaAnticipo } from './hojaAnticipo';
import { SIN_IMPRESORA } from './useReciboDeAnticipo';

/** Prints the receipt of an advance that is in the list once more: the printer was off, or the paper was lost. */
export function useReimprimirRecibo(caja: string) {
  const [imprimirHoja] = useImprimirHojaCajaMutation();
  const { titulo } = cajaMensajes;
  return async ({ empleado, salida, ...anticipo }: MovimientoCaja) => {
    const recibo = { ...anticipo, empleado: empleado ?? '', monto: salida };
    const { error } = await imprimirHoja(hojaAnticipo(recibo, { caja, copia: true }));
    if (error) avisar({ tipo: 'error', titulo, texto: motivoDeRecibo(error, SIN_IMPRESORA) });
    else avisar({ tipo: 'success', titulo, texto: 'Recibo impreso' });
  };
}
