import { useEffect, useEffectEvent } from 'react';

import { useNavigate } from '@comanda/shared/router';

import { AYUDA } from '../rutas/propias';

const SE_ESCRIBE = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** '?' leads to the help, where it is no letter of a text and the screen has no use of its own for it (the till's list). */
export function useTeclaDeAyuda(): void {
  const navigate = useNavigate();
  const ir = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented) void navigate(`/admin/${AYUDA.path}`);
  });
  useEffect(() => {
    const oir = (event: KeyboardEvent) => {
      const { target } = event;
      const escribe = target instanceof Element && target.closest(SE_ESCRIBE) !== null;
      if (event.key !== '?' || escribe || document.querySelector('[role="dialog"]')) return;
      setTimeout(() => ir(event)); // after the screen, which listens too
    };
    window.addEventListener('keydown', oir);
    return () => window.removeEventListener('keydown', oir);
  }, []);
}
