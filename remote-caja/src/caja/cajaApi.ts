import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';

/**
 * What moves cash, counts it or closes it shows in the drawers, in the movements, in what was advanced, in the closings and in the
 * history. One that somebody else closed is in another period than the screen knows.
 */
export const siSeHizo = siPudoHacerse(['Caja'], ['CAJA_YA_CUADRADA']);

const cajaApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarCaja: build.query({ ...fromCall(cajaCalls.listarCaja), providesTags: ['Caja'] }),
    listarMovimiento: build.query({
      ...fromCall(cajaCalls.listarMovimiento),
      providesTags: ['Caja'],
    }),
    ingresarMovimiento: build.mutation({
      ...fromCall(cajaCalls.ingresarMovimiento),
      invalidatesTags: siSeHizo,
    }),
    cambiarEstadoCaja: build.mutation({
      ...fromCall(cajaCalls.cambiarEstadoCaja),
      invalidatesTags: siSeHizo,
    }),
    actualizarCaja: build.mutation({
      ...fromCall(cajaCalls.actualizarCaja),
      invalidatesTags: siSeHizo,
    }),
    abrirTurno: build.mutation({ ...fromCall(cajasCalls.abrirTurno), invalidatesTags: siSeHizo }),
  }),
});

export const {
  useListarCajaQuery,
  useListarMovimientoQuery,
  useIngresarMovimientoMutation,
  useCambiarEstadoCajaMutation,
  useActualizarCajaMutation,
  useAbrirTurnoMutation,
} = cajaApi;

/** The drawers of a company whose screen is not open, as they are now; it answers a failure, and throws none. */
export const leerCajasDe = (empresa: string) =>
  cajaApi.endpoints.listarCaja.initiate({ empresa }, { forceRefetch: true, subscribe: false });
