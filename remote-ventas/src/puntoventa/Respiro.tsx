import { useEffect, useState } from 'react';

import './Respiro.css';

const RESPIRO_MS = 300;

/**
 * Takes the taps of a finger in a hurry for a moment when what the eye sees (`de`) changes: what has just appeared or gone
 * under it (a dialog, the finished sale) is not pressed by the second half of a double tap, nor by the click that a
 * long press leaves behind.
 */
export function Respiro({ de }: { de: string }) {
  const [visto, setVisto] = useState(de);
  useEffect(() => {
    if (visto === de) return;
    const reloj = setTimeout(() => setVisto(de), RESPIRO_MS);
    return () => clearTimeout(reloj);
  }, [visto, de]);
  return visto !== de && <div className="ventas-respiro" aria-hidden />;
}
