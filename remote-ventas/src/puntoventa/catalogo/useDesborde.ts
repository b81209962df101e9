import { useEffect, useState, type RefObject } from 'react';

/** Less than this is rounding. */
const NADA_PX = 2;

/** In a line an arrow goes as far as so many times its height: about a name and a half. */
const COLUMNAS = 4;

/** Whether there is more before and after what a box shows of its content, down or to the right, and how to go there. */
export function useDesborde(caja: RefObject<HTMLElement | null>) {
  const [hay, setHay] = useState({ hayAntes: false, hayDespues: false });

  useEffect(() => {
    const elemento = caja.current;
    if (!elemento) return;
    const medir = () => {
      const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } =
        elemento;
      const hayAntes = Math.max(scrollTop, scrollLeft) > NADA_PX;
      const resto = [
        scrollHeight - clientHeight - scrollTop,
        scrollWidth - clientWidth - scrollLeft,
      ];
      const hayDespues = Math.max(...resto) > NADA_PX;
      setHay((antes) =>
        antes.hayAntes === hayAntes && antes.hayDespues === hayDespues
          ? antes
          : { hayAntes, hayDespues },
      );
    };
    const observador = new ResizeObserver(medir);
    observador.observe(elemento);
    elemento.addEventListener('scroll', medir, { passive: true });
    return () => {
      observador.disconnect();
      elemento.removeEventListener('scroll', medir);
    };
  }, [caja]);

  const avanzar = (sentido: 1 | -1) => {
    const elemento = caja.current;
    const primero = elemento?.querySelector('button');
    if (!elemento || !primero) return;
    const fila = primero.offsetHeight + Number.parseFloat(getComputedStyle(elemento).rowGap);
    // in a line only the second does anything, in a column only the first
    elemento.scrollBy({ top: sentido * fila, left: sentido * fila * COLUMNAS });
  };
  return { ...hay, avanzar };
}
