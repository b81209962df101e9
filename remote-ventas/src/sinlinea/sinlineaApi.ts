import { billingApi, fromCall, orderingApi, printApi } from '@comanda/shared/api';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';

const EQUIPOS = ['Dispositivo'] as const;
const MARCADAS = ['VentaSinLinea'] as const;

const billing = billingApi.enhanceEndpoints({ addTagTypes: EQUIPOS }).injectEndpoints({
  endpoints: (build) => ({
    listarDispositivos: build.query({
      ...fromCall(dispositivosCalls.listarDispositivos),
      providesTags: EQUIPOS,
    }),
    registrarDispositivo: build.mutation({
      ...fromCall(dispositivosCalls.registrarDispositivo),
      invalidatesTags: EQUIPOS,
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
    /** Names of a company's people, who are seldom others. */
    quienesRegistran: build.query({
      ...fromCall(cuentaCalls.listarConPin),
      keepUnusedDataFor: 3_600,
    }),
  }),
});

const print = printApi.injectEndpoints({
  endpoints: (build) => ({
    imprimirPractica: build.mutation(fromCall(impresionCalls.imprimirHojaCaja)),
  }),
});

export const {
  useListarDispositivosQuery,
  useRegistrarDispositivoMutation,
  useRenombrarDispositivoMutation,
  useRevocarDispositivoMutation,
  useDevolverNumerosMutation,
  useGuardarAjustesSinLineaMutation,
} = billing;
export const {
  useListarVentasSinLineaQuery,
  useQuienesRegistranQuery,
  useRevisarVentaSinLineaMutation,
} = ordering;
export const { useImprimirPracticaMutation } = print;
