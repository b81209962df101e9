import { useEffect, useState, type RefObject } from 'react';

/** Lines above and below those in view that are whole: an arrow held down finds the next one there. */
const MARGEN = 8;

type Cerca = { desde: number; hasta: number };
const TODAS: Cerca = { desde: 0, hasta: Infinity };

/**
 * Which lines of an order are in view, or about to be: those show their buttons, the others only say what they are. All of
 * them until the list has been measured.
 */
export function useLineasCerca(lista: RefObject<HTMLElement | null>, cuantas: number): Cerca {
  const [cerca, setCerca] = useState(TODAS);
  const corta = cuantas <= 2 * MARGEN;

  useEffect(() => {
    const elemento = lista.current;
    const caja = elemento?.parentElement;
    if (!elemento || !caja || corta) return;
    const mirar = () => setCerca((antes) => siEsOtra(antes, cercaDe(elemento, caja)));
    const observador = new ResizeObserver(mirar);
    observador.observe(caja);
    caja.addEventListener('scroll', mirar, { passive: true });
    return () => {
      observador.disconnect();
      caja.removeEventListener('scroll', mirar);
    };
  }, [lista, corta]);

  return corta ? TODAS : cerca;
}

function cercaDe(lista: HTMLElement, caja: HTMLElement): Cerca {
  const { top, bottom } = caja.getBoundingClientRect();
  if (top === bottom) return TODAS;
  const primera = cuantasAntes(lista.children, top);
  const ultima = cuantasAntes(lista.children, bottom);
  return { desde: primera - MARGEN, hasta: ultima + MARGEN };
}

/** How many begin above a height: they stand in order, so a few looks are enough. */
function cuantasAntes(lineas: HTMLCollection, y: number): number {
  let [desde, hasta] = [0, lineas.length];
  while (desde < hasta) {
    const medio = (desde + hasta) >> 1;
    if ((lineas[medio]?.getBoundingClientRect().top ?? y) < y) desde = medio + 1;
    else hasta = medio;
  }
  return desde;
}

const siEsOtra = (antes: Cerca, nueva: Cerca) =>
  antes.desde === nueva.desde && antes.hasta === nueva.hasta ? antes : nueva;
