import { useRef, type MouseEvent, type PointerEvent } from 'react';

const TOQUE_LARGO_MS = 500;

type Estado = 'suelto' | 'apretado' | 'largo' | 'abierto';

/**
 * A tap does one thing, a long press (or the context menu of a mouse) another. What a long press
 * opens comes when the finger leaves: under one that still rests, its release would press what has just come.
 */
export function useToqueLargo(onToque: () => void, onLargo: () => void) {
  const reloj = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const estado = useRef<Estado>('suelto');
  const apretado = () => estado.current === 'apretado' || estado.current === 'largo';

  /** Tells the finger that it may leave. */
  const marcar = (tile: HTMLElement) => {
    estado.current = 'largo';
    tile.dataset.largo = '';
  };
  const dejarDeContar = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    clearTimeout(reloj.current);
    delete currentTarget.dataset.largo;
  };
  const abandonar = (event: PointerEvent<HTMLElement>) => {
    dejarDeContar(event);
    if (apretado()) estado.current = 'suelto';
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dejarDeContar(event);
      estado.current = event.button === 0 ? 'apretado' : 'suelto';
      if (event.button === 0)
        reloj.current = setTimeout(marcar, TOQUE_LARGO_MS, event.currentTarget);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      dejarDeContar(event);
      if (estado.current !== 'largo') return;
      estado.current = 'abierto';
      onLargo();
    },
    onPointerLeave: abandonar,
    onPointerCancel: abandonar,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (!apretado()) onLargo(); // a finger's own comes while it rests
    },
    onClick: ({ detail }: MouseEvent) => {
      const delLargo = estado.current === 'abierto' && detail > 0; // a key's click has no press before it
      estado.current = 'suelto';
      if (!delLargo) onToque();
    },
  };
}
