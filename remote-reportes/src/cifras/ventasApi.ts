import { fromCall, orderingApi } from '@comanda/shared/api';
import { reportesCalls as calls } from '@comanda/shared/contracts/reportes/reportes';

// one for both screens: RTK Query keeps the first of two of one name, in silence
const ventasApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    reporteVentas: build.query({ ...fromCall(calls.reporteVentas), providesTags: ['Venta'] }),
    reporteProductos: build.query({ ...fromCall(calls.reporteProductos), providesTags: ['Venta'] }),
    ventasDetras: build.query({ ...fromCall(calls.ventasDetras), providesTags: ['Venta'] }),
  }),
});

export const { useReporteVentasQuery, useReporteProductosQuery, useVentasDetrasQuery } = ventasApi;

/** What was read of a report already, by what it was asked with. */
export const leidoDeVentas = ventasApi.endpoints.reporteVentas.select;
