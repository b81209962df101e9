import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';

import type { RootState } from '@comanda/shared/api';
import { useLocation } from '@comanda/shared/router';

import { novedadDesde } from './novedad';
import { pagina } from './pagina';
import { hayTrabajoAbierto } from './trabajoAbierto';

/**
 * Who goes to another screen with nothing open gets it of the new build: the page is loaded anew there. In place it cannot
 * be: what the old build has put into the store stays, and the policy of this page lets in none of the new files.
 */
export function useTomarNovedad(): void {
  const { pathname } = useLocation();
  const store = useStore<RootState>();
  const vista = useRef(pathname);
  useEffect(() => {
    if (vista.current === pathname) return;
    vista.current = pathname;
    if (novedadDesde() !== null && !hayTrabajoAbierto(store.getState())) pagina.recargar();
  }, [pathname, store]);
}
