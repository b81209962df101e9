// @ts-nocheck
import { useId, useRef } from 'react';

import type { ManoDePedido } from './usePedido';

/**
 * Turns the page: a new one is read from its top, and the focus waits there, since the button that was pressed goes
 * away with the page it stood under.
 */
export function useComienzo(mano: ManoDePedido) {
  const tituloId = useId();
  const seccion = useRef<HTMLElement>(null);
  const onIr = (pagina: number) => {
    mano.irA(pagina);
    document.getElementById(tituloId)?.focus({ preventScroll: true });
    seccion.current?.scrollIntoView({ block: 'start' });
  };
  return { tituloId, seccion, onIr };
}
