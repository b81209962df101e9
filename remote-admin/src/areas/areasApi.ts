import { fromCall, fromCallWithMsg, platformApi } from '@comanda/shared/api';
import { areasDeEmpresasCalls as calls } from '@comanda/shared/contracts/admin/areasDeEmpresas';

const areasApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listarAreasDeEmpresas: build.query({
      ...fromCall(calls.listarAreasDeEmpresas),
      providesTags: ['Area'],
    }),
    cambiarAreas: build.mutation({
      ...fromCallWithMsg(calls.cambiarAreas),
      invalidatesTags: (_, error) => (error ? [] : ['Area']),
    }),
    cambiarBanderas: build.mutation({
      ...fromCallWithMsg(calls.cambiarBanderas),
      invalidatesTags: (_, error) => (error ? [] : ['Area']),
    }),
  }),
});

export const {
  useListarAreasDeEmpresasQuery,
  useCambiarAreasMutation,
  useCambiarBanderasMutation,
} = areasApi;
