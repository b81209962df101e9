import { useRef, type MouseEvent } from 'react';

const TOQUE_LARGO_MS = 500;

/** A tap does one thing, a long press (or the context menu) another (design/ui.md, Till). */
export function useToqueLargo(onToque: () => void, onLargo: () => void) {
  const reloj = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const fueLargo = useRef(false);

  const soltar = () => clearTimeout(reloj.current);
  const largo = () => {
    fueLargo.current = true;
    onLargo();
  };

  return {
    onPointerDown: () => {
      fueLargo.current = false;
      soltar();
      reloj.current = setTimeout(largo, TOQUE_LARGO_MS);
    },
    onPointerUp: soltar,
    onPointerLeave: soltar,
    onPointerCancel: soltar,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      soltar();
      if (!fueLargo.current) largo();
    },
    onClick: () => {
      if (!fueLargo.current) onToque();
      fueLargo.current = false;
    },
  };
}
