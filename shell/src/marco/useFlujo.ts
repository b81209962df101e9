import { useEffect } from 'react';
import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { seguirFlujo } from '@comanda/shared/piezas/flujo';

/** While somebody is in, the server tells this page what changes. */
export function useFlujo(): void {
  const store = useStore() as AppStore; // the page's one
  useEffect(() => seguirFlujo(store), [store]);
}
