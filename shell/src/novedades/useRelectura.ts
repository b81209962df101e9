import { useEffect, useLayoutEffect, useRef } from 'react';

import { onAreaNegada } from '@comanda/shared/api';
import { useLocation } from '@comanda/shared/router';

import { recargarArranque } from '../arranque/arranque';
import { anotarPrecarga } from '../arranque/anotarPrecarga';

import { hayTrabajoAbierto } from './trabajoAbierto';
import { tomarNovedad } from './useTomarNovedad';
import { vigilarManos } from './vigilarManos';

/** What the operator switches is to be seen in a minute, with all that is on the way. */
const CADA_MS = 45_000;
/** A page that is told of it asks this often all the same: what tells may have missed it. */
const CON_AVISO_MS = 5 * 60_000;
/** Timers are a little early now and then. */
const HOLGURA_MS = 1_000;
/** Whoever goes to another screen takes up another build there: what is known of them is not older then. */
const AL_IR_MS = 3_000;
/** Whoever has come to a screen looks at it by then, touched or not. */
const AL_LLEGAR_MS = 1_500;
/** A screen that asks on and on for what is refused does not have the document asked for as often. */
const TRAS_NEGATIVA_MS = 5_000;

/** The platform reads what is out every two seconds, and the pages of all companies are told of it at once. */
const TRAS_AVISO_MS = 2_000;
const REPARTO_MS = 6_000;

const pedir = () => recargarArranque().then(() => undefined, anotarPrecarga);

let avisada: ReturnType<typeof setTimeout> | undefined;

let avisanDesde: number | null = null;

/** Whether the server tells this page of what is out and on, from now on. */
export const anotarSiAvisan = (avisan: boolean): void => {
  avisanDesde = avisan ? Date.now() : null;
};

/** What was asked for since the server tells is as it says: rarely again. */
function cadaCuanto(ultima: number): number {
  const sabida = avisanDesde !== null && ultima > avisanDesde;
  return (sabida ? CON_AVISO_MS : CADA_MS) - HOLGURA_MS;
}

/** The server says that other builds are out, or other areas on: whether they are this page's too, the boot document says. */
export function releerTrasAviso(): void {
  clearTimeout(avisada);
  avisada = setTimeout(() => void pedir(), TRAS_AVISO_MS + Math.random() * REPARTO_MS);
}

/**
 * Asks for the boot document again and again while the page is looked at, rarely where the server tells of it, at once when it is again after a while, when one goes to
 * another screen, and when the server refused something since its area is off. Another build that is told of as one comes to a screen
 * is taken up there, before anything of it was touched.
 */
export function useRelectura(): void {
  const ultima = useRef(Infinity); // the page has just come with it
  const { pathname } = useLocation();

  useEffect(() => {
    ultima.current = Date.now();
    let negada = -Infinity;
    const releer = () => void releerTras(cadaCuanto(ultima.current), ultima);
    const trasNegativa = () => {
      if (Date.now() - negada < TRAS_NEGATIVA_MS) return;
      negada = Date.now();
      void pedir(); // beside the others, which go on at their time
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

  useLayoutEffect(() => {
    const dejaAlgo = hayTrabajoAbierto(); // of the screen that is left, while its effects stand
    const { tocada, soltar } = vigilarManos();
    const reloj = setTimeout(soltar, AL_LLEGAR_MS);
    void releerTras(AL_IR_MS, ultima)?.then(() => dejaAlgo || tocada() || tomarNovedad());
    return () => {
      clearTimeout(reloj);
      soltar();
    };
  }, [pathname]);
}

/** Undefined where what is known is not so old. */
function releerTras(ms: number, ultima: { current: number }): Promise<void> | undefined {
  if (document.hidden || Date.now() - ultima.current < ms) return undefined;
  ultima.current = Date.now();
  return pedir();
}
