import { useLayoutEffect, useRef } from 'react';

import { useLocation } from '@comanda/shared/router';

import { tomarVueltas } from '../federation/vueltas';

import { novedadDesde } from './novedad';
import { pagina } from './pagina';
import { hayTrabajoAbierto } from './trabajoAbierto';

/**
 * Who goes to another screen with nothing open gets it of the new build: the page is loaded anew there. In place it cannot
 * be: what the old build has put into the store stays, and the policy of this page lets in none of the new files. Asked
 * before the effects of the screen that is left are taken down: by then it would say that nothing was open in it.
 */
export function useTomarNovedad(): void {
  const { pathname } = useLocation();
  const vista = useRef(pathname);
  useLayoutEffect(() => {
    if (vista.current === pathname) return;
    vista.current = pathname;
    tomarNovedad();
  }, [pathname]);
}

/** Begins the page anew with what there is, where nothing is open. */
export function tomarNovedad(): void {
  if (tomarVueltas()) return;
  if (novedadDesde() !== null && !hayTrabajoAbierto()) pagina.recargar();
}
