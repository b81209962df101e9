import { useEffect, useRef, useSyncExternalStore } from 'react';

import type { AnchoLateral } from './anchoLateral';

const CHICA = '(max-width: 767px)';

function suscribir(oyente: () => void): () => void {
  const media = matchMedia(CHICA);
  media.addEventListener('change', oyente);
  return () => media.removeEventListener('change', oyente);
}

/** On a small screen the open menu covers the screen: it takes the focus, and gives it back to the button that opened it. */
export function useMenuDeTelefono(ancho: AnchoLateral) {
  const chica = useSyncExternalStore(suscribir, () => matchMedia(CHICA).matches);
  const cubre = chica && ancho === '100%';
  const abre = useRef<HTMLButtonElement>(null);
  const cierra = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!cubre) return;
    const boton = abre.current;
    cierra.current?.focus();
    return () => boton?.focus();
  }, [cubre]);
  return { cubre, abre, cierra };
}
