import { useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import type { Abono } from '@comanda/shared/contracts/caja/cuentas';
import { textoDeFallo } from '@comanda/shared/ui/core';

import { useImprimirAbonoMutation } from './cobrarApi';
import { cobrarMensajes as mensajes } from './cobrarMensajes';
import { hojaAbono } from './hojaAbono';

type Estado = { que: 'imprimiendo' } | { que: 'impreso' } | { que: 'fallo'; texto: string };

/** Prints the receipt of what a customer paid, and says how it went; every time but the first it is a copy. */
export function useReciboDeAbono(empresa: string) {
  const [imprimirHoja] = useImprimirAbonoMutation();
  const [estado, setEstado] = useState<Estado>({ que: 'imprimiendo' });
  const [impresos, setImpresos] = useState(0);
  const imprimir = async (abono: Abono) => {
    setEstado({ que: 'imprimiendo' });
    const { error } = await imprimirHoja(hojaAbono(abono, empresa, impresos > 0));
    setEstado(error ? { que: 'fallo', texto: motivoDe(error) } : { que: 'impreso' });
    if (!error) setImpresos(impresos + 1);
  };
  return { imprimir, estado };
}

/** The sentence of a printer that is off speaks of an invoice (spec section 8). */
const motivoDe = (error: unknown): string =>
  esApiError(error) && (error.code === 'IMPRESORA_OCUPADA' || error.code === 'ORIGEN_NO_PERMITIDO')
    ? textoDeFallo(error)
    : mensajes.sinImpresora;
