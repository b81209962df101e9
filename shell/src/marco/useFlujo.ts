import { useEffect } from 'react';
import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';

import { insistir } from '../avisos/insistir';
import { anotarSiAvisan, releerTrasAviso } from '../novedades/useRelectura';

import { useCalma } from './useCalma';

/** Once the screen is there the server tells this page what changes; until then, and where this does not come, screens ask. */
export function useFlujo(): void {
  const store = useStore() as AppStore; // the page's one
  const calma = useCalma();
  useEffect(() => {
    if (!calma) return;
    let esta = true;
    let dejar: () => void = () => undefined;
    void insistir(
      () =>
        import(
          /* webpackChunkName: "calma", webpackExports: "seguirFlujo" */ '@comanda/shared/piezas/flujo'
        ),
    ).then(({ seguirFlujo }) => {
      if (esta)
        dejar = seguirFlujo(store, { alHaberBuilds: releerTrasAviso, alVivir: anotarSiAvisan });
    });
    return () => {
      esta = false;
      dejar();
    };
  }, [calma, store]);
}
