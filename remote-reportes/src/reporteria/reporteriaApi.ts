import { billingApi, fromCall } from '@comanda/shared/api';
import { reporteriaCalls as calls } from '@comanda/shared/contracts/reportes/reporteria';

const reporteriaApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    resumenDelMes: build.query({ ...fromCall(calls.resumenDelMes), providesTags: ['Comprobante'] }),
    documentosDetras: build.query({
      ...fromCall(calls.documentosDetras),
      providesTags: ['Comprobante'],
    }),
  }),
});

export const { useResumenDelMesQuery, useDocumentosDetrasQuery } = reporteriaApi;
