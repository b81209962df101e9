import { useEffect, useState } from 'react';

import { usePantallaMostrada } from './pantallaMostrada';

const TRAS_LA_PANTALLA_MS = 1_000;

/** True once the screen is there and has asked what it needs: what can wait comes now. */
export function useCalma(): boolean {
  const mostrada = usePantallaMostrada();
  const [calma, setCalma] = useState(false);
  useEffect(() => {
    if (!mostrada) return;
    const espera = setTimeout(() => setCalma(true), TRAS_LA_PANTALLA_MS);
    return () => clearTimeout(espera);
  }, [mostrada]);
  return calma;
}
