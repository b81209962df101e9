import { useCallback, useRef } from 'react';

/** The second of two presses in a hurry, or of an Enter that is held, is no change of mind. */
const REBOTE_MS = 600;

/** Whether this press of `que` follows another one in a hurry. */
export function useRebote(): (que: string) => boolean {
  const toques = useRef(new Map<string, number>());
  return useCallback((que) => {
    const ahora = performance.now();
    const antes = toques.current.get(que) ?? -REBOTE_MS;
    toques.current.set(que, ahora);
    return ahora - antes < REBOTE_MS;
  }, []);
}
