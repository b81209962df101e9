import { fromCall, orderingApi } from '@comanda/shared/api';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { emitidosCalls } from '@comanda/shared/contracts/reportes/emitidos';

/** Names of their own where other areas have the same call: RTK Query keeps the first of two in silence. */
const filtroApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    ventasDeReporte: build.query({
      ...fromCall(emitidosCalls.listarEmitidos),
      providesTags: ['Venta'],
    }),
    movimientosDeReporte: build.query({
      ...fromCall(cajaCalls.listarMovimientoAdmin),
      providesTags: ['Caja'],
    }),
    cuadresDeReporte: build.query({
      ...fromCall(cuadresCalls.listarCuadres),
      providesTags: ['Caja'],
    }),
  }),
});

export const { useVentasDeReporteQuery, useMovimientosDeReporteQuery, useCuadresDeReporteQuery } =
  filtroApi;
