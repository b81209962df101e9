import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

import { fromMarkedCall } from '../../shared/src/api/conMarca';
import { vizorCalls } from '../../shared/src/contracts/vizor';

import { abrirProxy } from './proxy';

const CADA_MS = 900;
const PANTALLAS = 20;
const MIRAR_MS = 50;

/**
 * Screens as the vizor is one, RTK Query's own polling of the marked call, behind a network that fails. Each is looked at
 * all the time: in a kitchen with orders, one that shows none is blank.
 */
export async function medirFallos({ base, sesion, empresa, ms }) {
  const proxy = await abrirProxy(base);
  const cabeceras = await sesion();
  const conSesion = (headers) => {
    for (const [nombre, valor] of Object.entries(cabeceras)) headers.set(nombre, valor);
    return headers;
  };
  const pantallas = Array.from({ length: PANTALLAS }, () => abrirPantalla());
  await Promise.all(pantallas.map(({ primera }) => primera));

  let blancas = 0;
  let atraso = 0;
  const hasta = performance.now() + ms;
  while (performance.now() < hasta) {
    await new Promise((resolve) => setTimeout(resolve, MIRAR_MS));
    for (const { ver } of pantallas) {
      const { lineas, leida } = ver();
      if (lineas === 0) blancas += 1;
      atraso = Math.max(atraso, Date.now() - leida);
    }
  }
  for (const { cerrar } of pantallas) cerrar();
  await proxy.cerrar();
  return { blancas, atraso, ...proxy.cuenta };

  function abrirPantalla() {
    const api = createApi({
      baseQuery: fetchBaseQuery({ baseUrl: proxy.url, prepareHeaders: conSesion }),
      endpoints: (build) => ({ listar: build.query(fromMarkedCall(vizorCalls.listarVizor)) }),
    });
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (deSerie) =>
        deSerie({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    });
    const suscripcion = store.dispatch(
      api.endpoints.listar.initiate(
        { empresa },
        { subscriptionOptions: { pollingInterval: CADA_MS } },
      ),
    );
    const leer = api.endpoints.listar.select({ empresa });
    const ver = () => {
      const { data, fulfilledTimeStamp = 0 } = leer(store.getState());
      return { lineas: data?.data.length ?? 0, leida: fulfilledTimeStamp };
    };
    return {
      ver,
      primera: new Promise((resolve) => {
        const dejar = store.subscribe(() => {
          if (ver().lineas === 0) return;
          dejar();
          resolve();
        });
      }),
      cerrar: () => suscripcion.unsubscribe(),
    };
  }
}
