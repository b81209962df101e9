import { useEffect, useRef, type ReactNode } from 'react';

type RelevoProps = {
  /** By what it is told that they change places. */
  turno: unknown;
  children: ReactNode;
};

const TOMA = '[tabindex="-1"], button:enabled';

/** Controls that take one another's place: the focus that one had when it went is the next one's. */
export function Relevo({ turno, children }: RelevoProps) {
  const lugar = useRef<HTMLSpanElement>(null);
  const anterior = useRef(turno);
  useEffect(() => {
    if (anterior.current === turno) return;
    anterior.current = turno;
    if (seFue()) lugar.current?.querySelector<HTMLElement>(TOMA)?.focus({ preventScroll: true });
  }, [turno]);
  return (
    <span ref={lugar} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}

/** A browser leaves the focus on a button that is disabled until it draws. */
function seFue(): boolean {
  const { activeElement: activo } = document;
  return activo === null || activo === document.body || activo.matches(':disabled');
}
