import { useState } from 'react';

import type { Abono } from '../../carrito/ventaAbierta';

type Acordar = (acuerdo: { propina: number }) => void;

/** What is typed of a tip, and whether it is one; a bill that some of was paid for is agreed on no more. */
export function usePropina(
  onAcordar: Acordar,
  { ocupado, abonos }: { ocupado: boolean; abonos: readonly Abono[] },
) {
  const [mal, setMal] = useState(false);
  const onPropina = (propina: number | null) => {
    setMal(propina === null);
    if (propina !== null) onAcordar({ propina });
  };
  return { mal: mal && !ocupado && abonos.length === 0, onPropina };
}
