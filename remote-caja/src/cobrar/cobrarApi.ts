import { fromCall, orderingApi, printApi, siPudoHacerse } from '@comanda/shared/api';
import { cuentasCalls as calls } from '@comanda/shared/contracts/caja/cuentas';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';

const cobrarApi = orderingApi.enhanceEndpoints({ addTagTypes: ['Cuenta'] }).injectEndpoints({
  endpoints: (build) => ({
    listarCuentas: build.query({
      ...fromCall(calls.listarCuentas),
      providesTags: ['Cuenta', 'Venta'],
    }),
    consultarCuentaPorCobrar: build.query({
      ...fromCall(calls.consultarCuentaPorCobrar),
      providesTags: ['Cuenta', 'Venta'],
    }),
    registrarAbono: build.mutation({
      ...fromCall(calls.registrarAbono),
      // the money is in the drawer; one whose answer was lost may have been taken
      invalidatesTags: ['Cuenta', 'Caja'],
    }),
    guardarLimiteCredito: build.mutation({
      ...fromCall(calls.guardarLimiteCredito),
      invalidatesTags: siPudoHacerse(['Cuenta']),
    }),
  }),
});

const print = printApi.injectEndpoints({
  endpoints: (build) => ({
    imprimirAbono: build.mutation(fromCall(papelDeCajaCalls.imprimirHojaCaja)),
  }),
});

export const {
  useListarCuentasQuery,
  useConsultarCuentaPorCobrarQuery,
  useRegistrarAbonoMutation,
  useGuardarLimiteCreditoMutation,
} = cobrarApi;
export const { useImprimirAbonoMutation } = print;
