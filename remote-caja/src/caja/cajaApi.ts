import { fromCall, orderingApi, printApi } from '@comanda/shared/api';
import { anticiposCalls } from '@comanda/shared/contracts/caja/anticipos';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cajonCalls } from '@comanda/shared/contracts/caja/cajon';
import { firmasDeImpresoraCalls, impresorasCalls } from '@comanda/shared/contracts/caja/impresoras';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';

/** What moves cash shows in the drawers, in the movements, in what was advanced and in the history. */
const siSeHizo = (_: unknown, error: unknown) => (error ? [] : ['Caja' as const]);

const cajaApi = orderingApi.enhanceEndpoints({ addTagTypes: ['AjustesCaja'] }).injectEndpoints({
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
    listarEmpleados: build.query({
      ...fromCall(anticiposCalls.listarEmpleados),
      providesTags: ['Caja', 'AjustesCaja'],
    }),
    anticipo: build.mutation({ ...fromCall(anticiposCalls.anticipo), invalidatesTags: siSeHizo }),
    crearCaja: build.mutation({ ...fromCall(cajasCalls.crearCaja), invalidatesTags: siSeHizo }),
    renombrarCaja: build.mutation({
      ...fromCall(cajasCalls.renombrarCaja),
      invalidatesTags: siSeHizo,
    }),
    quitarCaja: build.mutation({ ...fromCall(cajasCalls.quitarCaja), invalidatesTags: siSeHizo }),
    abrirTurno: build.mutation({ ...fromCall(cajasCalls.abrirTurno), invalidatesTags: siSeHizo }),
    anotarApertura: build.mutation({
      ...fromCall(cajasCalls.anotarApertura),
      invalidatesTags: siSeHizo,
    }),
    vincularImpresora: build.mutation({
      ...fromCall(cajonCalls.vincularImpresora),
      invalidatesTags: siSeHizo,
    }),
    firmarVinculo: build.mutation(fromCall(cajonCalls.firmarVinculo)),
    firmarImpresora: build.mutation({
      ...fromCall(firmasDeImpresoraCalls.firmarImpresora),
      invalidatesTags: siSeHizo,
    }),
    consultarEstaciones: build.query(fromCall(vizorCalls.consultarAjustesCocina)),
    consultarAjustesCaja: build.query({
      ...fromCall(cajasCalls.consultarAjustesCaja),
      providesTags: ['AjustesCaja'],
    }),
    guardarAjustesCaja: build.mutation({
      ...fromCall(cajasCalls.guardarAjustesCaja),
      invalidatesTags: (_, error) => (error ? [] : ['AjustesCaja']),
    }),
    listarHechosCaja: build.query({
      ...fromCall(cajasCalls.listarHechosCaja),
      providesTags: ['Caja', 'AjustesCaja'],
    }),
  }),
});

const print = printApi.injectEndpoints({
  endpoints: (build) => ({
    imprimirHojaCaja: build.mutation(fromCall(impresionCalls.imprimirHojaCaja)),
    abrirCajon: build.mutation(fromCall(impresionCalls.abrirCajon)),
    vincularImpresion: build.mutation(fromCall(impresionCalls.vincularImpresion)),
    leerImpresoras: build.query(fromCall(impresorasCalls.leerImpresoras)),
    guardarImpresora: build.mutation(fromCall(impresorasCalls.guardarImpresora)),
    probarImpresora: build.mutation(fromCall(impresorasCalls.probarImpresora)),
  }),
});

export const {
  useListarCajaQuery,
  useListarMovimientoQuery,
  useIngresarMovimientoMutation,
  useCambiarEstadoCajaMutation,
  useActualizarCajaMutation,
  useListarEmpleadosQuery,
  useAnticipoMutation,
  useCrearCajaMutation,
  useRenombrarCajaMutation,
  useQuitarCajaMutation,
  useAbrirTurnoMutation,
  useAnotarAperturaMutation,
  useVincularImpresoraMutation,
  useFirmarVinculoMutation,
  useFirmarImpresoraMutation,
  useConsultarEstacionesQuery,
  useConsultarAjustesCajaQuery,
  useGuardarAjustesCajaMutation,
  useListarHechosCajaQuery,
} = cajaApi;
export const {
  useImprimirHojaCajaMutation,
  useAbrirCajonMutation,
  useVincularImpresionMutation,
  useLeerImpresorasQuery,
  useGuardarImpresoraMutation,
  useProbarImpresoraMutation,
} = print;

/** The drawers of a company whose screen is not open, as they are now; it answers a failure, and throws none. */
export const leerCajasDe = (empresa: string) =>
  cajaApi.endpoints.listarCaja.initiate({ empresa }, { forceRefetch: true, subscribe: false });
