import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';

import { perfilDeEscaner } from '@comanda/shared/piezas/escaner';

/** Above what a scanner leaves between two keys. */
const HOLGURA_MS = 15;
const DIGITO = /^[1-9]$/;

type Tecla = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;
const esDigito = ({ key, ctrlKey, altKey, metaKey }: Tecla) =>
  DIGITO.test(key) && !ctrlKey && !altKey && !metaKey;

/** Hears a digit that somebody presses; those of a scanned code come close upon each other and are nobody's choice. */
export function useDigitoSolo(alPulsar: (digito: number) => void): (tecla: Tecla) => void {
  const ultimo = useRef(alPulsar);
  useLayoutEffect(() => void (ultimo.current = alPulsar));
  /** Runs while a key that follows would be of the same burst. */
  const reloj = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(reloj.current), []);
  return (tecla) => {
    const sola = reloj.current === undefined && esDigito(tecla);
    clearTimeout(reloj.current);
    reloj.current = setTimeout(() => {
      reloj.current = undefined;
      if (sola) ultimo.current(Number(tecla.key));
    }, perfilDeEscaner().entreMs + HOLGURA_MS);
  };
}
