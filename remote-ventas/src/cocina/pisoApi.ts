import { fromCall, fromMarkedCall, orderingApi, type MetaDeRespuesta } from '@comanda/shared/api';
import type { CallInput, CallReply } from '@comanda/shared/contracts/defineCall';
import {
  mesasCalls as calls,
  type Mesa,
  type OrdenSinMesa,
} from '@comanda/shared/contracts/ventas/mesas';

import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';

import { anotarHora, desfaseDelServidor } from './horaDelServidor';
import { avisarListas } from './listas';

/** A company's floor: its tables, the open orders beside them, and how far the server's clock is ahead of this one. */
export type PisoLeido = {
  mesas: readonly Mesa[];
  ordenes: readonly OrdenSinMesa[];
  /** Milliseconds. */
  desfase: number;
  /** Of when it is, where no server answers (milliseconds since 1970); null: of now. */
  de: number | null;
};

type Listar = typeof calls.listarMesas;
type ListarOrdenes = typeof calls.listarOrdenes;

/** A company's open orders with their lines, and of when they are as in a floor. */
export type Abiertas = { ordenes: readonly Orden[]; de: number | null };

const deCuando = (meta: MetaDeRespuesta | undefined): number | null =>
  meta && 'guardada' in meta ? meta.guardada : null;

/** Whatever it was that failed: the floor may not be as this screen knows it. */
const invalidatesTags = ['Mesa', 'Orden'] as const;

/** The floor and its orders, for the screens that share them: the tables, the till. */
const pisoApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarMesas: build.query<PisoLeido, CallInput<Listar>>({
      ...fromMarkedCall(calls.listarMesas),
      transformResponse: (
        { data, ordenes, ahora }: CallReply<Listar>,
        meta: MetaDeRespuesta | undefined,
      ) => {
        const de = deCuando(meta);
        // an answer that nothing changed tells the time of another one
        if (de === null && meta?.response?.status !== 304) anotarHora(ahora);
        return { mesas: data, ordenes, desfase: desfaseDelServidor(), de };
      },
      providesTags: ['Mesa'],
      onQueryStarted: avisarListas,
    }),
    consultarOrden: build.query({
      ...fromMarkedCall(calls.consultarOrden),
      transformResponse: ({ data }: CallReply<typeof calls.consultarOrden>) => data,
      providesTags: ['Orden'],
    }),
    listarOrdenes: build.query<Abiertas, CallInput<ListarOrdenes>>({
      ...fromMarkedCall(calls.listarOrdenes),
      transformResponse: (
        { data }: CallReply<ListarOrdenes>,
        meta: MetaDeRespuesta | undefined,
      ) => ({ ordenes: data, de: deCuando(meta) }),
      providesTags: ['Orden'],
    }),
    registrarOrden: build.mutation({ ...fromCall(calls.registrarOrden), invalidatesTags }),
    anularLinea: build.mutation({ ...fromCall(calls.anularLinea), invalidatesTags }),
    eliminarItem: build.mutation({ ...fromCall(vizorCalls.eliminarItem), invalidatesTags }),
    dispararCurso: build.mutation({ ...fromCall(calls.dispararCurso), invalidatesTags }),
    sentar: build.mutation({ ...fromCall(calls.sentar), invalidatesTags }),
    trasladarOrden: build.mutation({ ...fromCall(calls.trasladarOrden), invalidatesTags }),
    unirOrdenes: build.mutation({ ...fromCall(calls.unirOrdenes), invalidatesTags }),
    moverLineas: build.mutation({ ...fromCall(calls.moverLineas), invalidatesTags }),
    pedirCuenta: build.mutation({ ...fromCall(calls.pedirCuenta), invalidatesTags }),
    entregarOrden: build.mutation({ ...fromCall(calls.entregarOrden), invalidatesTags }),
    liberarMesa: build.mutation({ ...fromCall(calls.liberarMesa), invalidatesTags }),
  }),
});

export const {
  useListarMesasQuery,
  useConsultarOrdenQuery,
  useLazyConsultarOrdenQuery,
  useListarOrdenesQuery,
  useRegistrarOrdenMutation,
  useAnularLineaMutation,
  useDispararCursoMutation,
  useEliminarItemMutation,
  useSentarMutation,
  useTrasladarOrdenMutation,
  useUnirOrdenesMutation,
  useMoverLineasMutation,
  usePedirCuentaMutation,
  useEntregarOrdenMutation,
  useLiberarMesaMutation,
} = pisoApi;
