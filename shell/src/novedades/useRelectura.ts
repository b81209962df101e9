import { useEffect } from 'react';

import { onAreaNegada } from '@comanda/shared/api';

import { recargarArranque } from '../arranque/arranque';
import { anotarPrecarga } from '../arranque/anotarPrecarga';

/** What the operator switches is to be seen in a minute, with all that is on the way. */
const CADA_MS = 45_000;
/** Timers are a little early now and then. */
const HOLGURA_MS = 1_000;
/** A screen that asks on and on for what is refused does not have the document asked for as often. */
const TRAS_NEGATIVA_MS = 5_000;

/**
 * Asks for the boot document again and again while the page is looked at, at once when it is again after a while, and when the server
 * refused something since its area is off.
 */
export function useRelectura(): void {
  useEffect(() => {
    let ultima = Date.now();
    let negada = -Infinity;
    const pedir = () => void recargarArranque().catch(anotarPrecarga);
    const releer = () => {
      if (document.hidden || Date.now() - ultima < CADA_MS - HOLGURA_MS) return;
      ultima = Date.now();
      pedir();
    };
    const trasNegativa = () => {
      if (Date.now() - negada < TRAS_NEGATIVA_MS) return;
      negada = Date.now();
      pedir(); // beside the others, which go on at their time
    };
    const dejarDeOir = onAreaNegada(trasNegativa);
    const reloj = setInterval(releer, CADA_MS);
    document.addEventListener('visibilitychange', releer);
    return () => {
      dejarDeOir();
      clearInterval(reloj);
      document.removeEventListener('visibilitychange', releer);
    };
  }, []);
}
