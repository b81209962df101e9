import { useEffect, useEffectEvent } from 'react';

import { escuchar } from '@comanda/shared/piezas/pagina';

/** Keys of the till, wherever the focus is. */
export function useTeclas(teclas: Record<string, () => unknown>): void {
  const oir = useEffectEvent((event: KeyboardEvent) => {
    const hacer = teclas[event.key];
    if (!hacer) return;
    event.preventDefault();
    hacer();
  });
  useEffect(() => escuchar('keydown', (event) => oir(event)), []);
}
