import type { AppStore } from '../store';

export { useAlCambio, useCada, useDeCuando } from './useFlujo';

/** Follows what the server tells, for as long as there is somebody in and a screen that asks; answers how to stop. The frame's to begin. */
export const empezarFlujo = (store: AppStore): Promise<() => void> =>
  import(/* webpackChunkName: "marco" */ './seguirFlujo').then(({ seguirFlujo }) =>
    seguirFlujo(store),
  );
