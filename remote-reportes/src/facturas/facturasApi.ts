import { billingApi, fromCall, fromFileCall, fromTextCall } from '@comanda/shared/api';
import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion';

export const facturasApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarEmisiones: build.query({
      ...fromCall(calls.consultarEmisiones),
      providesTags: ['Comprobante'],
    }),
    consultarPausa: build.query({
      ...fromCall(calls.consultarPausa),
      providesTags: ['Comprobante'],
    }),
    reintentarComprobante: build.mutation({
      ...fromCall(calls.reintentarComprobante),
      invalidatesTags: ['Comprobante'],
    }),
    reanudarEmision: build.mutation({
      ...fromCall(calls.reanudarEmision),
      invalidatesTags: ['Comprobante'],
    }),
    descargarXml: build.query({ ...fromTextCall(calls.descargarXml), keepUnusedDataFor: 0 }),
    abrirRide: build.mutation(fromFileCall(calls.descargarXml)),
  }),
});

export const {
  useConsultarPausaQuery,
  useReintentarComprobanteMutation,
  useReanudarEmisionMutation,
  useLazyDescargarXmlQuery,
  useAbrirRideMutation,
} = facturasApi;
