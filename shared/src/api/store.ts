import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';

import { alSobrarGuardados } from '../session/datosGuardados';
import { sesionSlice } from '../session/sesionSlice';

import { billingApi, orderingApi, platformApi, printApi } from './apis';
import { olvidarDeOtraPersona } from './deOtraPersona';

const APIS = [orderingApi, billingApi, printApi, platformApi];

/** Remotes add their slices with `rootReducer.inject(slice)` when their first screen loads. */
export const rootReducer = combineSlices(
  sesionSlice,
  orderingApi,
  billingApi,
  printApi,
  platformApi,
);

/** What development checks it goes on checking; how long that takes says what the machine is like, and is not said. */
const SIN_PRISA = { warnAfter: Infinity };

/** A store with the session and the four apis. */
export function makeStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ serializableCheck: SIN_PRISA, immutableCheck: SIN_PRISA }).concat(
        olvidarDeOtraPersona(APIS),
        orderingApi.middleware,
        billingApi.middleware,
        printApi.middleware,
        platformApi.middleware,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = AppStore['dispatch'];

/** What was kept is asked for again once there is somebody to ask. */
function releerAlVolver(dispatch: AppDispatch): void {
  alSobrarGuardados(() => {
    dispatch(orderingApi.util.invalidateTags(['Producto', 'Venta', 'Caja']));
    dispatch(billingApi.util.invalidateTags(['Empresa', 'Cliente']));
  });
}

const MARCA = Symbol.for('comanda.store');

/** The page's one store. A second one would mean two copies of this room: it throws instead of selling twice. */
export function crearStoreDePagina(): AppStore {
  const pagina = globalThis as { [MARCA]?: true };
  if (pagina[MARCA])
    throw new Error('store: this page already has one; @comanda/shared/api is loaded twice');
  pagina[MARCA] = true;
  const store = makeStore();
  releerAlVolver(store.dispatch);
  setupListeners(store.dispatch); // polling and refetching know whether the page is looked at
  return store;
}
