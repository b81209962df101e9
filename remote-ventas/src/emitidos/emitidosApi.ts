import { billingApi, fromCall, fromCallWithMsg, orderingApi, printApi } from '@comanda/shared/api';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

/** Names of their own where the till has the same call: RTK Query keeps the first of two in silence. */
const ordering = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarEmitidosDelDia: build.query({
      ...fromCall(emitidosCalls.listarEmitidosDelDia),
      providesTags: ['Venta'],
    }),
    listarEmitidos: build.query({
      ...fromCall(emitidosCalls.listarEmitidos),
      providesTags: ['Venta'],
    }),
    consultarEmitido: build.query({
      ...fromCall(emitidosCalls.consultarEmitido),
      providesTags: ['Venta'],
    }),
    cambiarEmitido: build.mutation({
      ...fromCallWithMsg(ventasCalls.actualizarEstado),
      invalidatesTags: ['Venta', 'Caja'],
    }),
  }),
});

const billing = billingApi.injectEndpoints({
  endpoints: (build) => ({
    empresaDeCopia: build.query({
      ...fromCall(facturacionCalls.consultarEmpresa),
      providesTags: ['Empresa'],
    }),
    reenviarFactura: build.mutation({
      ...fromCall(documentosCalls.enviarCorreo),
      invalidatesTags: ['Comprobante'],
    }),
  }),
});

const print = printApi.injectEndpoints({
  endpoints: (build) => ({
    reimprimirTicket: build.mutation(fromCall(impresionCalls.imprimirTicket)),
  }),
});

export const {
  useListarEmitidosDelDiaQuery,
  useListarEmitidosQuery,
  useConsultarEmitidoQuery,
  useCambiarEmitidoMutation,
} = ordering;
export const { useLazyEmpresaDeCopiaQuery, useReenviarFacturaMutation } = billing;
export const { useReimprimirTicketMutation } = print;
