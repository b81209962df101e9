import { useState } from 'react';

import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import type { PagoForm } from './usePagoForm';

type Acordar = (acuerdo: { propina: number }) => void;
type Acordado = Pick<PagoForm, 'propinaMaxima' | 'propinaDeMas' | 'abonos'>;

/** What is typed of a tip, and why it cannot be charged, in words. One that is too much is not cut: the guest said a sum. */
export function usePropina(
  onAcordar: Acordar,
  { propinaMaxima, propinaDeMas, abonos }: Acordado,
  ocupado: boolean,
) {
  const [mal, setMal] = useState(false);
  const onPropina = (dicha: number | null) => {
    setMal(dicha === null);
    if (dicha !== null) onAcordar({ propina: dicha });
  };
  const motivo = () => {
    if (ocupado) return null;
    if (propinaDeMas) return mensajes.propinaDeMas(propinaMaxima);
    // a bill that some of was paid for is agreed on no more
    return mal && abonos.length === 0 ? mensajes.propinaMal : null;
  };
  return { motivo: motivo(), onPropina };
}
