import { useEffect, useRef, type KeyboardEvent } from 'react';

import { moverFoco } from '@comanda/shared/piezas/teclado';

import { useDesplegable } from './useDesplegable';

const ITEMS = '[role^="menuitem"]';

/**
 * What a menu promises besides what opens under a button: arrows open it and go through it, and the focus is inside while
 * it is open.
 */
export function useMenu() {
  const { abierto, boton, ...desplegable } = useDesplegable();
  const lista = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (abierto) lista.current?.querySelector<HTMLElement>(ITEMS)?.focus();
  }, [abierto]);

  const onFlecha = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || abierto) return;
    event.preventDefault();
    boton.onClick();
  };
  return {
    ...desplegable,
    abierto,
    boton: { ...boton, 'aria-haspopup': 'menu', onKeyDown: onFlecha } as const,
    lista: {
      ref: lista,
      role: 'menu',
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => void moverFoco(event, ITEMS),
    } as const,
  };
}
