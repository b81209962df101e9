import { billingApi, fromCall } from '@comanda/shared/api';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

const emisionApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarCertificado: build.query({
      ...fromCall(emisionCalls.consultarCertificado),
      providesTags: ['Empresa'],
    }),
    cargarCertificado: build.mutation({
      ...fromCall(emisionCalls.cargarCertificado),
      invalidatesTags: (_, error) => (error ? [] : ['Empresa', 'Comprobante']),
    }),
    consultarEmision: build.query({
      ...fromCall(emisionCalls.consultarEmision),
      providesTags: ['Empresa'],
    }),
    guardarEmision: build.mutation({
      ...fromCall(emisionCalls.guardarEmision),
      invalidatesTags: (_, error) => (error ? [] : ['Empresa']),
    }),
  }),
});

export const {
  useConsultarCertificadoQuery,
  useCargarCertificadoMutation,
  useConsultarEmisionQuery,
  useGuardarEmisionMutation,
} = emisionApi;
