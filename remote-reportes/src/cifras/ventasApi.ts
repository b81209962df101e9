import { fromCall, orderingApi } from '@comanda/shared/api';
import { reportesCalls as calls } from '@comanda/shared/contracts/reportes/reportes';

// one for both screens: RTK Query keeps the first of two of one name, in silence
const ventasApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    reporteVentas: build.query({ ...fromCall(calls.reporteVentas), providesTags: ['Venta'] }),
    reporteDeHoy: build.query({ ...fromCall(calls.reporteDeHoy), providesTags: ['Venta'] }),
    reporteProductos: build.query({ ...fromCall(calls.reporteProductos), providesTags: ['Venta'] }),
    ventasDetras: build.query({ ...fromCall(calls.ventasDetras), providesTags: ['Venta'] }),
  }),
});

export const {
  useReporteVentasQuery,
  useReporteDeHoyQuery,
  useReporteProductosQuery,
  useVentasDetrasQuery,
} = ventasApi;

/** What was read of a company's day already, by what it was asked with. */
export const leidoDeHoy = ventasApi.endpoints.reporteDeHoy.select;
