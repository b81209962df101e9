import { billingApi, fromCall } from '@comanda/shared/api';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

const atencionApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarAtencion: build.query({
      ...fromCall(emisionCalls.consultarAtencion),
      providesTags: ['Comprobante', 'Empresa'],
    }),
  }),
});

export const { useConsultarAtencionQuery } = atencionApi;
