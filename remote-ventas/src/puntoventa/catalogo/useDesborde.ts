import { useEffect, useState, type RefObject } from 'react';

/** Less than this is rounding. */
const NADA_PX = 2;

/** Whether there is more above and below what a box shows of its content, and how to go there, a row at a time. */
export function useDesborde(caja: RefObject<HTMLElement | null>) {
  const [hay, setHay] = useState({ hayAntes: false, hayDespues: false });

  useEffect(() => {
    const elemento = caja.current;
    if (!elemento) return;
    const medir = () => {
      const { scrollTop, scrollHeight, clientHeight } = elemento;
      const hayAntes = scrollTop > NADA_PX;
      const hayDespues = scrollHeight - clientHeight - scrollTop > NADA_PX;
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
    elemento.scrollBy({ top: sentido * fila });
  };
  return { ...hay, avanzar };
}
