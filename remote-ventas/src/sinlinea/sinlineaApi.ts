import { billingApi, fromCall, orderingApi, printApi } from '@comanda/shared/api';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';

const EQUIPOS = ['Dispositivo'] as const;
const MARCADAS = ['VentaSinLinea'] as const;

const billing = billingApi.enhanceEndpoints({ addTagTypes: EQUIPOS }).injectEndpoints({
  endpoints: (build) => ({
    listarDispositivos: build.query({
      ...fromCall(dispositivosCalls.listarDispositivos),
      providesTags: EQUIPOS,
    }),
    renombrarDispositivo: build.mutation({
      ...fromCall(dispositivosCalls.renombrarDispositivo),
      invalidatesTags: EQUIPOS,
    }),
    revocarDispositivo: build.mutation({
      ...fromCall(dispositivosCalls.revocarDispositivo),
      invalidatesTags: EQUIPOS,
    }),
    devolverNumeros: build.mutation({
      ...fromCall(dispositivosCalls.devolverNumeros),
      invalidatesTags: EQUIPOS,
    }),
    guardarAjustesSinLinea: build.mutation({
      ...fromCall(dispositivosCalls.guardarAjustesSinLinea),
      invalidatesTags: EQUIPOS,
    }),
  }),
});

const ordering = orderingApi.enhanceEndpoints({ addTagTypes: MARCADAS }).injectEndpoints({
  endpoints: (build) => ({
    listarVentasSinLinea: build.query({
      ...fromCall(sinLineaCalls.listarVentasSinLinea),
      providesTags: ['VentaSinLinea', 'Venta'],
    }),
    revisarVentaSinLinea: build.mutation({
      ...fromCall(sinLineaCalls.revisarVentaSinLinea),
      invalidatesTags: MARCADAS,
    }),
  }),
});

const print = printApi.injectEndpoints({
  endpoints: (build) => ({
    imprimirPractica: build.mutation(fromCall(papelDeCajaCalls.imprimirHojaCaja)),
  }),
});

export const {
  useListarDispositivosQuery,
  useRenombrarDispositivoMutation,
  useRevocarDispositivoMutation,
  useDevolverNumerosMutation,
  useGuardarAjustesSinLineaMutation,
} = billing;
export const { useListarVentasSinLineaQuery, useRevisarVentaSinLineaMutation } = ordering;
export const { useImprimirPracticaMutation } = print;
