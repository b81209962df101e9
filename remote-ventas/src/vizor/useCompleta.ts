import { useEffect, useState } from 'react';

import { escuchar } from '@comanda/shared/piezas/pagina';

/**
 * The whole screen for the kitchen: the page's own frame is covered, and the browser's goes where it can (a phone's may
 * not). The page as a whole, so that questions and notices are seen over it.
 */
export function useCompleta() {
  const [puesta, setPuesta] = useState(false);
  useEffect(() => {
    const alCambiar = () => setPuesta(document.fullscreenElement !== null);
    const dejar = escuchar('fullscreenchange', alCambiar, { en: document });
    return () => {
      dejar();
      if (document.fullscreenElement) salir();
    };
  }, []);

  const alternar = () => {
    setPuesta(!puesta);
    if (!document.fullscreenEnabled) return;
    if (puesta) salir();
    else document.documentElement.requestFullscreen().catch(sinCambio);
  };
  return { puesta, alternar };
}

const salir = () => void document.exitFullscreen().catch(sinCambio);
const sinCambio = (error: unknown) => console.warn('vizor: the browser keeps its frame', error);
