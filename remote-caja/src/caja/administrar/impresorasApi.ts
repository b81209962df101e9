import { fromCall, orderingApi, printApi } from '@comanda/shared/api';
import { cajonCalls } from '@comanda/shared/contracts/caja/cajon';
import { firmasDeImpresoraCalls, impresorasCalls } from '@comanda/shared/contracts/caja/impresoras';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';

import { siSeHizo } from '../cajaApi';

const impresorasApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    vincularImpresora: build.mutation({
      ...fromCall(cajonCalls.vincularImpresora),
      invalidatesTags: siSeHizo,
    }),
    firmarVinculo: build.mutation(fromCall(cajonCalls.firmarVinculo)),
    firmarImpresora: build.mutation({
      ...fromCall(firmasDeImpresoraCalls.firmarImpresora),
      invalidatesTags: siSeHizo,
    }),
    consultarEstaciones: build.query(fromCall(vizorCalls.consultarAjustesCocina)),
  }),
});

const print = printApi.injectEndpoints({
  endpoints: (build) => ({
    vincularImpresion: build.mutation(fromCall(papelDeCajaCalls.vincularImpresion)),
    leerImpresoras: build.query(fromCall(impresorasCalls.leerImpresoras)),
    guardarImpresora: build.mutation(fromCall(impresorasCalls.guardarImpresora)),
    probarImpresora: build.mutation(fromCall(impresorasCalls.probarImpresora)),
  }),
});

export const {
  useVincularImpresoraMutation,
  useFirmarVinculoMutation,
  useFirmarImpresoraMutation,
  useConsultarEstacionesQuery,
} = impresorasApi;
export const {
  useVincularImpresionMutation,
  useLeerImpresorasQuery,
  useGuardarImpresoraMutation,
  useProbarImpresoraMutation,
} = print;
