import { useLayoutEffect, useRef, type ReactNode } from 'react';

type RelevoProps = {
  /** Another value says that they change places. */
  turno: unknown;
  children: ReactNode;
};

const TOMA = '[tabindex="-1"], input:enabled, button:enabled';

/**
 * Controls that take one another's place: the focus that one had when it went is the next one's, and its own again where it
 * was only disabled.
 */
export function Relevo({ turno, children }: RelevoProps) {
  const lugar = useRef<HTMLSpanElement>(null);
  const anterior = useRef(turno);
  const impedido = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (anterior.current === turno) return;
    anterior.current = turno;
    const { activeElement: activo } = document;
    const sigue = activo !== null && activo.matches(':disabled'); // a browser takes it from there when it draws
    if (activo !== null && activo !== document.body && !sigue) return;
    const propio = impedido.current;
    impedido.current = sigue ? activo : null;
    const vuelve = propio instanceof HTMLElement && propio.matches(':enabled') ? propio : null;
    const toma = vuelve ?? lugar.current?.querySelector<HTMLElement>(TOMA);
    toma?.focus({ preventScroll: true });
  }, [turno]);
  return (
    <span ref={lugar} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}
