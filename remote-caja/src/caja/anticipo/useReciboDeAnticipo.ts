import type { Anticipo } from '@comanda/shared/contracts/caja/anticipos';
import { useRecibo } from '@comanda/shared/piezas/recibo';

import { useImprimirHojaCajaMutation } from '../hojaApi';

import { hojaAnticipo } from './hojaAnticipo';

export const SIN_IMPRESORA =
  'No se imprimió: la impresora no está conectada. El anticipo queda registrado';

/** Prints the receipt of an advance. */
export function useReciboDeAnticipo(caja: string) {
  const [imprimirHoja] = useImprimirHojaCajaMutation();
  return useRecibo(
    (anticipo: Anticipo, copia: boolean) => imprimirHoja(hojaAnticipo(anticipo, { caja, copia })),
    SIN_IMPRESORA,
  );
}
