import { fromCall, orderingApi } from '@comanda/shared/api';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';

/** Whatever it was that failed: the tables may not be as this screen knows them. */
const invalidatesTags = ['Mesa'] as const;

const mesasApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    registrarMesa: build.mutation({ ...fromCall(calls.registrarMesa), invalidatesTags }),
    eliminarMesa: build.mutation({ ...fromCall(calls.eliminarMesa), invalidatesTags }),
    editarMesa: build.mutation({ ...fromCall(calls.editarMesa), invalidatesTags }),
    guardarPlano: build.mutation({ ...fromCall(calls.guardarPlano), invalidatesTags }),
  }),
});

export const {
  useRegistrarMesaMutation,
  useEliminarMesaMutation,
  useEditarMesaMutation,
  useGuardarPlanoMutation,
} = mesasApi;
