import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { escuchar } from '@comanda/shared/piezas/pagina';

import './Respiro.css';

const RESPIRO_MS = 300;

/**
 * Takes the taps of a finger in a hurry for a moment when what the eye sees (`de`) changes: what has just appeared or gone
 * under it (a dialog, the finished sale) is not pressed by the second half of a double tap, nor by the click that a
 * long press leaves behind; nor charged by the second of two Enters, or by one that is held.
 */
export function Respiro({ de }: { de: string }) {
  const [visto, setVisto] = useState(de);
  useEffect(() => {
    if (visto === de) return;
    const reloj = setTimeout(() => setVisto(de), RESPIRO_MS);
    return () => clearTimeout(reloj);
  }, [visto, de]);
  useEnterUnaVez(de, visto !== de);
  return visto !== de && <div className="ventas-respiro" aria-hidden />;
}

/** What an Enter brought is not answered by the same one, nor by another at once. After any other key it is. */
function useEnterUnaVez(de: string, reciente: boolean): void {
  const ahora = useRef({ de, reciente });
  useLayoutEffect(() => void (ahora.current = { de, reciente }));
  useEffect(() => {
    let antes = { key: '', de: '' };
    const mirar = (event: KeyboardEvent) => {
      const { key, repeat } = event;
      const { current } = ahora;
      const loTrajo = key === 'Enter' && antes.key === 'Enter' && antes.de !== current.de;
      if (loTrajo && (repeat || current.reciente)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (!repeat) antes = { key, de: current.de };
    };
    return escuchar('keydown', mirar, { en: document, capture: true });
  }, []);
}
