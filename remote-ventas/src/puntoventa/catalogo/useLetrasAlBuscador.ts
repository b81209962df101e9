import { useEffect, useEffectEvent, type RefObject } from 'react';

import { escuchar } from '@comanda/shared/piezas/pagina';
import type { InputRef } from '@comanda/shared/ui/core';

/**
 * Letters typed anywhere on the till go to the search, the first one included. `alEscribir`
 * brings the search into view where it is not.
 */
export function useLetrasAlBuscador(
  buscador: RefObject<InputRef | null>,
  alEscribir: () => void,
): void {
  const oir = useEffectEvent((event: KeyboardEvent) => {
    if (!esLetra(event) || recibeLetras(event.target) || hayDialogo()) return;
    alEscribir();
    buscador.current?.focus({ cursor: 'end' });
  });
  useEffect(() => escuchar('keydown', (event) => oir(event)), []);
}

/** The space presses buttons, and '?' shows the keys. */
const esLetra = ({ key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  key.length === 1 &&
  key !== ' ' &&
  key !== '?' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented;

const recibeLetras = (donde: EventTarget | null) =>
  donde instanceof HTMLElement && donde.closest('input, textarea, select, [role="menu"]') !== null;

const hayDialogo = () => document.querySelector('[role="dialog"]') !== null;
