// @ts-nocheck
import { useEffect, useState } from 'react';

const CADA_MS = 30_000;

/** The time, twice a minute where nothing else is said: ages on the screen grow while nobody touches it. */
export function useAhora(cadaMs = CADA_MS): Date {
  const [ahora, setAhora] = useState(() => new Date());
  useEffect(() => {
    const reloj = setInterval(() => setAhora(new Date()), cadaMs);
    return () => clearInterval(reloj);
  }, [cadaMs]);
  return ahora;
}
