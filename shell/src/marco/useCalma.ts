import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

import {
  billingApi,
  orderingApi,
  platformApi,
  type AppStore,
  type RootState,
} from '@comanda/shared/api';

import { usePantallaMostrada } from './pantallaMostrada';

const TRAS_LA_PANTALLA_MS = 1_000;
/** However long the screen waits for what it asked. */
const A_LO_SUMO_MS = 8_000;

const APIS = [orderingApi, billingApi, platformApi];

/** Whether a question has no first answer yet: what is asked again stands on the screen meanwhile. */
const faltaRespuesta = (state: RootState): boolean =>
  APIS.some(({ reducerPath }) =>
    Object.values(state[reducerPath].queries).some(
      (una) => una && una.fulfilledTimeStamp === undefined && una.error === undefined,
    ),
  );

/** True once the screen is there and has what it asked for: what can wait comes now. */
export function useCalma(): boolean {
  const store = useStore() as AppStore; // the page's one
  const mostrada = usePantallaMostrada();
  const [calma, setCalma] = useState(false);
  useEffect(() => {
    if (!mostrada || calma) return;
    let espera: ReturnType<typeof setTimeout> | undefined;
    const mirar = () => {
      if (faltaRespuesta(store.getState())) {
        clearTimeout(espera);
        espera = undefined;
      } else espera ??= setTimeout(() => setCalma(true), TRAS_LA_PANTALLA_MS);
    };
    mirar();
    const dejar = store.subscribe(mirar);
    const tope = setTimeout(() => setCalma(true), A_LO_SUMO_MS);
    return () => {
      dejar();
      clearTimeout(espera);
      clearTimeout(tope);
    };
  }, [mostrada, calma, store]);
  return calma;
}
