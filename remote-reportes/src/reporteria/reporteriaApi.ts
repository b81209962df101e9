import { billingApi, fromCall, orderingApi } from '@comanda/shared/api';
import { reporteriaCalls as calls } from '@comanda/shared/contracts/reporteria';
import { reportesCalls } from '@comanda/shared/contracts/reportes';

const reporteriaApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    resumenDelMes: build.query({ ...fromCall(calls.resumenDelMes), providesTags: ['Comprobante'] }),
    documentosDetras: build.query({
      ...fromCall(calls.documentosDetras),
      providesTags: ['Comprobante'],
    }),
  }),
});

// as the sales report's, under names of their own: RTK Query keeps the first of two in silence
const ventasApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    ventasDelMes: build.query({
      ...fromCall(reportesCalls.reporteVentas),
      providesTags: ['Venta'],
    }),
    ventasDetrasDelMes: build.query({
      ...fromCall(reportesCalls.ventasDetras),
      providesTags: ['Venta'],
    }),
  }),
});

export const { useResumenDelMesQuery, useDocumentosDetrasQuery } = reporteriaApi;
export const { useVentasDelMesQuery, useVentasDetrasDelMesQuery } = ventasApi;
