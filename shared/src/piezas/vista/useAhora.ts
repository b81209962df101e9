import { useEffect, useState } from 'react';

const CADA_MS = 30_000;

/** The time, twice a minute: ages on the screen grow while nobody touches it. */
export function useAhora(): Date {
  const [ahora, setAhora] = useState(() => new Date());
  useEffect(() => {
    const reloj = setInterval(() => setAhora(new Date()), CADA_MS);
    return () => clearInterval(reloj);
  }, []);
  return ahora;
}
