import { useEffect } from 'react';

import { recargarArranque } from '../arranque/arranque';
import { anotarPrecarga } from '../arranque/precargarDestino';

/** What the operator switches is to be seen in a minute, with all that is on the way. */
const CADA_MS = 45_000;
/** Timers are a little early now and then. */
const HOLGURA_MS = 1_000;

/** Asks for the boot document again and again while the page is looked at, and at once when it is again after a while. */
export function useRelectura(): void {
  useEffect(() => {
    let ultima = Date.now();
    const releer = () => {
      if (document.hidden || Date.now() - ultima < CADA_MS - HOLGURA_MS) return;
      ultima = Date.now();
      recargarArranque().catch(anotarPrecarga);
    };
    const reloj = setInterval(releer, CADA_MS);
    document.addEventListener('visibilitychange', releer);
    return () => {
      clearInterval(reloj);
      document.removeEventListener('visibilitychange', releer);
    };
  }, []);
}
