import { useEffect, useState } from 'react';

import './Respiro.css';

const RESPIRO_MS = 400;

/**
 * Takes the taps of a finger in a hurry: what has just appeared or gone under it (a dialog, the finished sale) is not
 * pressed by the second half of a double tap. Give it a `key` that changes with what the eye sees.
 */
export function Respiro() {
  const [puesto, setPuesto] = useState(true);
  useEffect(() => {
    const reloj = setTimeout(() => setPuesto(false), RESPIRO_MS);
    return () => clearTimeout(reloj);
  }, []);
  return puesto && <div className="ventas-respiro" aria-hidden />;
}
