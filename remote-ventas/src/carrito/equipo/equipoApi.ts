import { billingApi, fromCall, orderingApi } from '@comanda/shared/api';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';

const EQUIPOS = ['Dispositivo'] as const;

const billing = billingApi.enhanceEndpoints({ addTagTypes: EQUIPOS }).injectEndpoints({
  endpoints: (build) => ({
    registrarDispositivo: build.mutation({
      ...fromCall(dispositivosCalls.registrarDispositivo),
      invalidatesTags: EQUIPOS,
    }),
  }),
});

const ordering = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Names of a company's people, who are seldom others. */
    quienesRegistran: build.query({
      ...fromCall(cuentaCalls.listarConPin),
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const { useRegistrarDispositivoMutation } = billing;
export const { useQuienesRegistranQuery } = ordering;
