import { fromCall, fromCallWithMsg, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { decretosCalls as calls } from '@comanda/shared/contracts/admin/decretos';

const cambia = siPudoHacerse(['Decreto']);

const decretosApi = orderingApi.enhanceEndpoints({ addTagTypes: ['Decreto'] }).injectEndpoints({
  endpoints: (build) => ({
    listarDecretos: build.query({ ...fromCall(calls.listarDecretos), providesTags: ['Decreto'] }),
    agregarDecreto: build.mutation({
      ...fromCallWithMsg(calls.agregarDecreto),
      invalidatesTags: cambia,
    }),
    cesarDecreto: build.mutation({
      ...fromCallWithMsg(calls.cesarDecreto),
      invalidatesTags: cambia,
    }),
  }),
});

export const { useListarDecretosQuery, useAgregarDecretoMutation, useCesarDecretoMutation } =
  decretosApi;
