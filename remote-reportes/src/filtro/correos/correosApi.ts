import { fromCall, orderingApi } from '@comanda/shared/api';
import { suscripcionesCalls as calls } from '@comanda/shared/contracts/admin/suscripciones';

const LISTA = ['Suscripcion'] as const;

const correosApi = orderingApi.enhanceEndpoints({ addTagTypes: ['Suscripcion'] }).injectEndpoints({
  endpoints: (build) => ({
    listarSuscripciones: build.query({
      ...fromCall(calls.listarSuscripciones),
      providesTags: LISTA,
    }),
    crearSuscripcion: build.mutation({
      ...fromCall(calls.crearSuscripcion),
      invalidatesTags: LISTA,
    }),
    editarSuscripcion: build.mutation({
      ...fromCall(calls.editarSuscripcion),
      invalidatesTags: LISTA,
    }),
    eliminarSuscripcion: build.mutation({
      ...fromCall(calls.eliminarSuscripcion),
      invalidatesTags: LISTA,
    }),
    enviarSuscripcion: build.mutation({
      ...fromCall(calls.enviarSuscripcion),
      invalidatesTags: LISTA,
    }),
  }),
});

export const {
  useListarSuscripcionesQuery,
  useCrearSuscripcionMutation,
  useEditarSuscripcionMutation,
  useEliminarSuscripcionMutation,
  useEnviarSuscripcionMutation,
} = correosApi;
