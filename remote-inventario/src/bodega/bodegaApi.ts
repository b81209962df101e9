import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { bodegaCalls } from '@comanda/shared/contracts/inventario/bodega';
import { mermasCalls } from '@comanda/shared/contracts/inventario/mermas';

/** What moves one weight shows in the list, in the history and in the ledger. */
const siSeHizo = siPudoHacerse(['Materia']);

const bodegaApi = orderingApi.enhanceEndpoints({ addTagTypes: ['Materia'] }).injectEndpoints({
  endpoints: (build) => ({
    listarMedidas: build.query(fromCall(bodegaCalls.listarMedidas)),
    listarMateriasPrimas: build.query({
      ...fromCall(bodegaCalls.listarMateriasPrimas),
      providesTags: ['Materia'],
    }),
    crearMateriaPrima: build.mutation({
      ...fromCall(bodegaCalls.crearMateriaPrima),
      invalidatesTags: siSeHizo,
    }),
    actualizarMateriaPrima: build.mutation({
      ...fromCall(bodegaCalls.actualizarMateriaPrima),
      invalidatesTags: siSeHizo,
    }),
    eliminarMateriaPrima: build.mutation({
      ...fromCall(bodegaCalls.eliminarMateriaPrima),
      invalidatesTags: siSeHizo,
    }),
    corregirMateriaPrima: build.mutation({
      ...fromCall(bodegaCalls.corregirMateriaPrima),
      invalidatesTags: siSeHizo,
    }),
    crearMerma: build.mutation({
      ...fromCall(mermasCalls.crearMerma),
      invalidatesTags: siSeHizo,
    }),
    listarMermas: build.query({
      ...fromCall(mermasCalls.listarMermas),
      providesTags: ['Materia'],
    }),
    listarMermasDeHoy: build.query({
      ...fromCall(mermasCalls.listarMermasDeHoy),
      providesTags: ['Materia'],
    }),
    reversarMerma: build.mutation({
      ...fromCall(mermasCalls.reversarMerma),
      invalidatesTags: siSeHizo,
    }),
    listarMovimientos: build.query({
      ...fromCall(mermasCalls.listarMovimientos),
      providesTags: ['Materia'],
    }),
    listarExistencias: build.query({
      ...fromCall(mermasCalls.listarExistencias),
      providesTags: ['Materia'],
    }),
    costoMermas: build.query({
      ...fromCall(mermasCalls.costoMermas),
      providesTags: ['Materia'],
    }),
  }),
});

/** What others bring in, take out and count moves it while this screen is open. */
export const EXISTENCIA_AL_DIA = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;

export const {
  useListarMedidasQuery,
  useListarMateriasPrimasQuery,
  useLazyListarMateriasPrimasQuery,
  useCrearMateriaPrimaMutation,
  useActualizarMateriaPrimaMutation,
  useEliminarMateriaPrimaMutation,
  useCorregirMateriaPrimaMutation,
  useCrearMermaMutation,
  useListarMermasQuery,
  useListarMermasDeHoyQuery,
  useReversarMermaMutation,
  useListarMovimientosQuery,
  useListarExistenciasQuery,
  useCostoMermasQuery,
} = bodegaApi;
