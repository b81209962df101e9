import { useEffect, useRef, useState } from 'react';

import type { RutaArea } from '@comanda/shared/contracts/plataforma/plataforma';
import { useMedia } from '@comanda/shared/piezas/vista';

import { guardarLateral, leerLateral, type AnchoLateral } from './anchoLateral';

/** Too narrow or too low for a menu beside the screen: open, it covers the screen. */
const CHICA = '(max-width: 767px), (max-height: 499px)';
const ANCHA = '(min-width: 1200px)';

/**
 * How wide the menu is: as it was left on this machine, else contracted where the screen wants the width or there is little.
 * On a small screen it is closed until somebody opens it; then it takes the focus, and gives it back to the button that did.
 */
export function useLateral(ruta: RutaArea | undefined) {
  const chica = useMedia(CHICA);
  const ancha = useMedia(ANCHA);
  const [elegido, setElegido] = useState(leerLateral);
  const [abierta, setAbierta] = useState(false);
  const cubre = chica && abierta;
  const abre = useRef<HTMLButtonElement>(null);
  const cierra = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!cubre) return;
    const boton = abre.current;
    cierra.current?.focus();
    return () => boton?.focus();
  }, [cubre]);

  const deSuyo: AnchoLateral = ancha && !ruta?.contraido ? '100%' : '3%';
  const enChica: AnchoLateral = abierta ? '100%' : '3%';
  const ancho = chica ? enChica : (elegido ?? deSuyo);
  const alternar = () => {
    if (chica) {
      setAbierta(!abierta);
      return;
    }
    const otro = ancho === '100%' ? '3%' : '100%';
    guardarLateral(otro);
    setElegido(otro);
  };
  return { ancho, cubre, abre, cierra, alternar };
}
