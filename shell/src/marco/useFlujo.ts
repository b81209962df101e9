import { useEffect } from 'react';
import { useStore } from 'react-redux';

import { empezarFlujo, type AppStore } from '@comanda/shared/api';

import { anotarPrecarga } from '../arranque/anotarPrecarga';

/** While somebody is in, the server tells this page what changes; where its code does not come, screens ask as ever. */
export function useFlujo(): void {
  const store = useStore() as AppStore; // the page's one
  useEffect(() => {
    let vive = true;
    let parar: (() => void) | undefined;
    empezarFlujo(store)
      .then((dejar) => {
        if (vive) parar = dejar;
        else dejar();
      })
      .catch(anotarPrecarga);
    return () => {
      vive = false;
      parar?.();
    };
  }, [store]);
}
