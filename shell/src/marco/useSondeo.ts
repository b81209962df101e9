import { useEffect, useState } from 'react';

import { onCambio } from '@comanda/shared/api';

const CADA_MS = 60_000;
const TRAS_CAMBIO_MS = 4_000;
const ATENTO_MS = 21_000;

/** How the frame asks again and again what is going on: rarely, and never for a page nobody looks at. */
export const useSondeo = () => ({
  pollingInterval: useCada(),
  skipPollingIfUnfocused: true,
  refetchOnReconnect: true,
});

/** What this machine changes shows a moment later, when the server has sent or signed what follows from it. */
function useCada(): number {
  const [atento, setAtento] = useState(false);
  useEffect(() => {
    let reloj: ReturnType<typeof setTimeout> | undefined;
    const dejar = onCambio(() => {
      clearTimeout(reloj);
      setAtento(true);
      reloj = setTimeout(() => setAtento(false), ATENTO_MS);
    });
    return () => {
      clearTimeout(reloj);
      dejar();
    };
  }, []);
  return atento ? TRAS_CAMBIO_MS : CADA_MS;
}
