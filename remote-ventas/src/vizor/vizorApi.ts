import { fromCall, fromMarkedCall, orderingApi, printApi } from '@comanda/shared/api';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';

const vizorApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarVizor: build.query(fromMarkedCall(calls.listarVizor)),
    listarListas: build.query(fromCall(calls.listarListas)),
    marcarListo: build.mutation(fromCall(calls.marcarListo)),
    consultarAjustesCocina: build.query({
      ...fromCall(calls.consultarAjustesCocina),
      keepUnusedDataFor: 0, // a form begins with what the server has now
    }),
    guardarAjustesCocina: build.mutation(fromCall(calls.guardarAjustesCocina)),
  }),
});

const comandasApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    imprimirComanda: build.mutation(fromCall(impresionCalls.imprimirComanda)),
  }),
});

export const {
  useListarVizorQuery,
  useListarListasQuery,
  useMarcarListoMutation,
  useConsultarAjustesCocinaQuery,
  useGuardarAjustesCocinaMutation,
} = vizorApi;
export const { useImprimirComandaMutation } = comandasApi;
