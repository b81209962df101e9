// @ts-nocheck
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page matches a media query, followed as it changes. */
export function useMedia(consulta: string): boolean {
  const suscribir = useCallback(
    (oyente: () => void) => {
      const media = matchMedia(consulta);
      media.addEventListener('change', oyente);
      return () => media.removeEventListener('change', oyente);
    },
    [consulta],
  );
  return useSyncExternalStore(suscribir, () => matchMedia(consulta).matches);
}
