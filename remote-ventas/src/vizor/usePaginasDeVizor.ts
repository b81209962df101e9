import { useEffect, useState, type RefObject } from 'react';

type Fuera = { antes: number; despues: number };
export type PaginasDeVizor = Fuera & { pasar: (paginas: 1 | -1) => void };

/** How many cards are out of sight on either side of what scrolls sideways, and how to bring them in, a screen at a time. */
export function usePaginasDeVizor(
  caja: RefObject<HTMLElement | null>,
  cuantas: number,
): PaginasDeVizor {
  const [fuera, setFuera] = useState<Fuera>({ antes: 0, despues: 0 });
  useEffect(() => {
    const elemento = caja.current;
    if (!elemento) return;
    const medir = () => {
      const nuevo = fueraDe(elemento);
      setFuera((antes) =>
        antes.antes === nuevo.antes && antes.despues === nuevo.despues ? antes : nuevo,
      );
    };
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(elemento);
    elemento.addEventListener('scroll', medir, { passive: true });
    return () => {
      observador.disconnect();
      elemento.removeEventListener('scroll', medir);
    };
  }, [caja, cuantas]);

  const pasar = (paginas: 1 | -1) => {
    const elemento = caja.current;
    if (!elemento) return;
    const hueco = Number.parseFloat(getComputedStyle(elemento).columnGap) || 0;
    elemento.scrollBy({ left: paginas * (elemento.clientWidth + hueco) }); // where the next column begins
  };
  return { ...fuera, pasar };
}

function fueraDe(caja: HTMLElement): Fuera {
  const { left, right } = caja.getBoundingClientRect();
  const cartas = [...caja.querySelectorAll('article')].map((carta) =>
    carta.getBoundingClientRect(),
  );
  return {
    antes: cartas.filter((carta) => carta.right <= left + 1).length,
    despues: cartas.filter((carta) => carta.left >= right - 1).length,
  };
}
