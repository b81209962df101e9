import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { vendedoresCalls as calls } from '@comanda/shared/contracts/admin/vendedores';

const cambia = siPudoHacerse(['Vendedor']);

const vendedoresApi = orderingApi.enhanceEndpoints({ addTagTypes: ['Vendedor'] }).injectEndpoints({
  endpoints: (build) => ({
    listarVendedores: build.query({
      ...fromCall(calls.listarVendedores),
      providesTags: ['Vendedor'],
    }),
    crearVendedor: build.mutation({ ...fromCall(calls.crearVendedor), invalidatesTags: cambia }),
    actualizarVendedor: build.mutation({
      ...fromCall(calls.actualizarVendedor),
      invalidatesTags: cambia,
    }),
    eliminarVendedor: build.mutation({
      ...fromCall(calls.eliminarVendedor),
      invalidatesTags: cambia,
    }),
  }),
});

export const {
  useActualizarVendedorMutation,
  useCrearVendedorMutation,
  useEliminarVendedorMutation,
  useListarVendedoresQuery,
} = vendedoresApi;
