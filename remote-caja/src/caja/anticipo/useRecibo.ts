import { useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Anticipo } from '@comanda/shared/contracts/caja/anticipos';
import { textoDeFallo } from '@comanda/shared/ui/core';

import { useImprimirHojaCajaMutation } from '../cajaApi';

import { hojaAnticipo } from './hojaAnticipo';

type Estado = { que: 'imprimiendo' } | { que: 'impreso' } | { que: 'fallo'; texto: string };

const SIN_IMPRESORA =
  'No se imprimió: la impresora no está conectada. El anticipo queda registrado';

/** Prints the receipt of an advance, and says how it went; every time but the first it is a copy. */
export function useRecibo(caja: string) {
  const [imprimirHoja] = useImprimirHojaCajaMutation();
  const [estado, setEstado] = useState<Estado>({ que: 'imprimiendo' });
  const [impresos, setImpresos] = useState(0);
  const imprimir = async (anticipo: Anticipo) => {
    setEstado({ que: 'imprimiendo' });
    const { error } = await imprimirHoja(hojaAnticipo(anticipo, { caja, copia: impresos > 0 }));
    setEstado(error ? { que: 'fallo', texto: motivoDeRecibo(error) } : { que: 'impreso' });
    if (!error) setImpresos(impresos + 1);
  };
  return { imprimir, estado };
}

export type ReciboDeAnticipo = ReturnType<typeof useRecibo>;

/** The sentence of a printer that is off speaks of an invoice (spec section 8). */
export const motivoDeRecibo = (error: unknown): string =>
  esApiError(error) && (error.code === 'IMPRESORA_OCUPADA' || error.code === 'ORIGEN_NO_PERMITIDO')
    ? textoDeFallo(error)
    : SIN_IMPRESORA;
