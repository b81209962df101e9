import { fromCall, fromCallWithMsg, platformApi, siPudoHacerse } from '@comanda/shared/api';
import { areasDeEmpresasCalls as calls } from '@comanda/shared/contracts/admin/areasDeEmpresas';

const areasApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listarAreasDeEmpresas: build.query({
      ...fromCall(calls.listarAreasDeEmpresas),
      providesTags: ['Area'],
    }),
    cambiarAreas: build.mutation({
      ...fromCallWithMsg(calls.cambiarAreas),
      invalidatesTags: siPudoHacerse(['Area']),
    }),
    cambiarBanderas: build.mutation({
      ...fromCallWithMsg(calls.cambiarBanderas),
      invalidatesTags: siPudoHacerse(['Area']),
    }),
  }),
});

export const {
  useListarAreasDeEmpresasQuery,
  useCambiarAreasMutation,
  useCambiarBanderasMutation,
} = areasApi;
