import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';
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
      invalidatesTags: siPudoHacerse(['Vendedor'], ['CAMBIADO_POR_OTRO']),
    }),
    eliminarVendedor: build.mutation({
      ...fromCall(calls.eliminarVendedor),
      invalidatesTags: cambia,
    }),
    desbloquearVendedor: build.mutation({
      ...fromCall(usuariosCalls.desbloquearUsuario),
      invalidatesTags: cambia,
    }),
    quitarFactorDeVendedor: build.mutation({
      ...fromCall(usuariosCalls.quitarSegundoFactorUsuario),
      invalidatesTags: cambia,
    }),
  }),
});

export const {
  useActualizarVendedorMutation,
  useCrearVendedorMutation,
  useDesbloquearVendedorMutation,
  useEliminarVendedorMutation,
  useListarVendedoresQuery,
  useQuitarFactorDeVendedorMutation,
} = vendedoresApi;
