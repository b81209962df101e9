import { billingApi, fromCall, siPudoHacerse } from '@comanda/shared/api';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

const emisionApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarCertificado: build.query({
      ...fromCall(emisionCalls.consultarCertificado),
      providesTags: ['Empresa'],
    }),
    cargarCertificado: build.mutation({
      ...fromCall(emisionCalls.cargarCertificado),
      invalidatesTags: siPudoHacerse(['Empresa', 'Comprobante']),
    }),
    consultarEmision: build.query({
      ...fromCall(emisionCalls.consultarEmision),
      providesTags: ['Empresa'],
    }),
    guardarEmision: build.mutation({
      ...fromCall(emisionCalls.guardarEmision),
      invalidatesTags: siPudoHacerse(['Empresa']),
    }),
  }),
});

export const {
  useConsultarCertificadoQuery,
  useCargarCertificadoMutation,
  useConsultarEmisionQuery,
  useGuardarEmisionMutation,
} = emisionApi;
