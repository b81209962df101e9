import { useState } from 'react';

import { esApiError } from '@comanda/shared/api';
import { textoDeFallo } from '@comanda/shared/ui/core';

export type EstadoDeRecibo =
  | { que: 'imprimiendo' }
  | { que: 'impreso' }
  | { que: 'fallo'; texto: string };

/** Prints one; `copia`: it was printed before. */
type Imprimir<De> = (de: De, copia: boolean) => Promise<{ error?: unknown }>;

/** Prints the receipt of something, and says how it went; every time but the first that came out, or may have, it is a copy. */
export function useRecibo<De>(imprimirHoja: Imprimir<De>, sinImpresora: string) {
  const [estado, setEstado] = useState<EstadoDeRecibo>({ que: 'imprimiendo' });
  const [impresos, setImpresos] = useState(0);
  const imprimir = async (de: De) => {
    setEstado({ que: 'imprimiendo' });
    const { error } = await imprimirHoja(de, impresos > 0);
    setEstado(
      error ? { que: 'fallo', texto: motivoDeRecibo(error, sinImpresora) } : { que: 'impreso' },
    );
    if (!error || quizaImpreso(error)) setImpresos(impresos + 1);
  };
  return { imprimir, estado };
}

/** Why it was not printed. The sentence of a printer that is off speaks of an invoice (spec section 8): `sinImpresora` is said instead. */
export const motivoDeRecibo = (error: unknown, sinImpresora: string): string =>
  esApiError(error) && CON_FRASE.includes(error.code) ? textoDeFallo(error) : sinImpresora;

/** The printer is there, or this page may not print. */
const CON_FRASE: readonly string[] = [
  'IMPRESORA_OCUPADA',
  'IMPRESORA_NO_TERMINO',
  'ORIGEN_NO_PERMITIDO',
];

const quizaImpreso = (error: unknown): boolean =>
  esApiError(error) && error.code === 'IMPRESORA_NO_TERMINO';
