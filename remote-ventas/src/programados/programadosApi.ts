import { fromCall, orderingApi } from '@comanda/shared/api';
import { programadosCalls as calls } from '@comanda/shared/contracts/ventas/programados';

/** Whatever it was that failed: the list may not be as this screen knows it. */
const LISTA = ['Programado'] as const;

const programadosApi = orderingApi
  .enhanceEndpoints({ addTagTypes: ['Programado'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listarProgramados: build.query({
        ...fromCall(calls.listarProgramados),
        providesTags: LISTA,
      }),
      actualizarProgramado: build.mutation({
        ...fromCall(calls.actualizarProgramado),
        invalidatesTags: LISTA,
      }),
      eliminarProgramado: build.mutation({
        ...fromCall(calls.eliminarProgramado),
        invalidatesTags: LISTA,
      }),
      listarResultadosProgramado: build.query({
        ...fromCall(calls.listarResultadosProgramado),
        providesTags: LISTA,
      }),
      emitirProgramado: build.mutation({
        ...fromCall(calls.emitirProgramado),
        invalidatesTags: ['Programado', 'Venta', 'Caja'],
      }),
    }),
  });

export const {
  useListarProgramadosQuery,
  useActualizarProgramadoMutation,
  useEliminarProgramadoMutation,
  useListarResultadosProgramadoQuery,
  useEmitirProgramadoMutation,
} = programadosApi;
