import { useEffect, useRef } from 'react';

import { onAreaNegada } from '@comanda/shared/api';
import { useLocation } from '@comanda/shared/router';

import { recargarArranque } from '../arranque/arranque';
import { anotarPrecarga } from '../arranque/anotarPrecarga';

/** What the operator switches is to be seen in a minute, with all that is on the way. */
const CADA_MS = 45_000;
/** Timers are a little early now and then. */
const HOLGURA_MS = 1_000;
/** Whoever goes to another screen may take up another build there: what is known of them is not older then. */
const AL_IR_MS = 8_000;
/** A screen that asks on and on for what is refused does not have the document asked for as often. */
const TRAS_NEGATIVA_MS = 5_000;

const pedir = () => void recargarArranque().catch(anotarPrecarga);

/**
 * Asks for the boot document again and again while the page is looked at, at once when it is again after a while, when one goes to
 * another screen, and when the server refused something since its area is off.
 */
export function useRelectura(): void {
  const ultima = useRef(0);
  const { pathname } = useLocation();

  useEffect(() => {
    ultima.current = Date.now();
    let negada = -Infinity;
    const releer = () => releerTras(CADA_MS - HOLGURA_MS, ultima);
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

  useEffect(() => releerTras(AL_IR_MS, ultima), [pathname]);
}

function releerTras(ms: number, ultima: { current: number }): void {
  if (document.hidden || Date.now() - ultima.current < ms) return;
  ultima.current = Date.now();
  pedir();
}
