import { fromCall, fromCallWithMsg, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { talonariosCalls as calls } from '@comanda/shared/contracts/ventas/talonarios';

const cambia = siPudoHacerse(['Talonario']);

const talonariosApi = orderingApi.enhanceEndpoints({ addTagTypes: ['Talonario'] }).injectEndpoints({
  endpoints: (build) => ({
    talonarios: build.query({ ...fromCall(calls.listarTalonarios), providesTags: ['Talonario'] }),
    registrarTalonario: build.mutation({
      ...fromCallWithMsg(calls.registrarTalonario),
      invalidatesTags: cambia,
    }),
    retirarTalonario: build.mutation({
      ...fromCallWithMsg(calls.retirarTalonario),
      invalidatesTags: cambia,
    }),
  }),
});

export const { useTalonariosQuery, useRegistrarTalonarioMutation, useRetirarTalonarioMutation } =
  talonariosApi;
