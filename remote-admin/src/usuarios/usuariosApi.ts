import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { usuariosCalls as calls } from '@comanda/shared/contracts/admin/usuarios';

const cambia = siPudoHacerse(['Usuario']);

const usuariosApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarUsuarios: build.query({
      ...fromCall(calls.listarUsuarios),
      providesTags: ['Usuario'],
    }),
    listarPerfiles: build.query(fromCall(authCalls.listarPerfiles)),
    crearUsuario: build.mutation({ ...fromCall(calls.crearUsuario), invalidatesTags: cambia }),
    actualizarUsuario: build.mutation({
      ...fromCall(calls.actualizarUsuario),
      invalidatesTags: siPudoHacerse(['Usuario'], ['CAMBIADO_POR_OTRO']),
    }),
    eliminarUsuario: build.mutation({
      ...fromCall(calls.eliminarUsuario),
      invalidatesTags: cambia,
    }),
    estadoUsuario: build.mutation({ ...fromCall(calls.estadoUsuario), invalidatesTags: cambia }),
    restablecerClave: build.mutation(fromCall(calls.restablecerClave)),
    cerrarSesionesUsuario: build.mutation(fromCall(calls.cerrarSesionesUsuario)),
    desbloquearUsuario: build.mutation({
      ...fromCall(calls.desbloquearUsuario),
      invalidatesTags: cambia,
    }),
    quitarSegundoFactorUsuario: build.mutation({
      ...fromCall(calls.quitarSegundoFactorUsuario),
      invalidatesTags: cambia,
    }),
  }),
});

export const {
  useActualizarUsuarioMutation,
  useCerrarSesionesUsuarioMutation,
  useCrearUsuarioMutation,
  useDesbloquearUsuarioMutation,
  useEliminarUsuarioMutation,
  useEstadoUsuarioMutation,
  useListarPerfilesQuery,
  useListarUsuariosQuery,
  useQuitarSegundoFactorUsuarioMutation,
  useRestablecerClaveMutation,
} = usuariosApi;
