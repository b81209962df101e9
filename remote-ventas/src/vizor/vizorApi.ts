import {
  fromCall,
  fromMarkedCall,
  orderingApi,
  printApi,
  type MetaDeRespuesta,
} from '@comanda/shared/api';
import type { CallReply } from '@comanda/shared/contracts/defineCall';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';

import { anotarHora } from '../cocina/horaDelServidor';

const vizorApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarVizor: build.query({
      ...fromMarkedCall(calls.listarVizor),
      transformResponse: (
        leida: CallReply<typeof calls.listarVizor>,
        meta: MetaDeRespuesta | undefined,
      ) => {
        // an answer that nothing changed tells the time of another one
        if (meta?.response?.status !== 304) anotarHora(leida.ahora);
        return leida;
      },
    }),
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
