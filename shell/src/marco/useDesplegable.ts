import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** What opens under a button of the header: Escape closes it and gives the button its focus back, leaving it closes it. */
export function useDesplegable() {
  const [abierto, setAbierto] = useState(false);
  const boton = useRef<HTMLButtonElement>(null);
  const cerrar = () => {
    setAbierto(false);
    boton.current?.focus();
  };
  return {
    abierto,
    cerrar,
    boton: { ref: boton, 'aria-expanded': abierto, onClick: () => setAbierto(!abierto) },
    contenedor: {
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setAbierto(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') cerrar();
      },
    },
  };
}
