import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { cuentaCalls as calls } from '@comanda/shared/contracts/auth/cuenta';

const cuentaApi = orderingApi
  .enhanceEndpoints({ addTagTypes: ['Cuenta', 'Sesion', 'Inactividad'] })
  .injectEndpoints({
    endpoints: (build) => ({
      consultarCuenta: build.query({
        ...fromCall(calls.consultarCuenta),
        providesTags: ['Cuenta'],
      }),
      cambiarClave: build.mutation({
        ...fromCall(calls.cambiarClave),
        invalidatesTags: siPudoHacerse(['Sesion']),
      }),
      listarSesiones: build.query({ ...fromCall(calls.listarSesiones), providesTags: ['Sesion'] }),
      cerrarSesion: build.mutation({
        ...fromCall(calls.cerrarSesion),
        invalidatesTags: ['Sesion'],
      }),
      cerrarOtrasSesiones: build.mutation({
        ...fromCall(calls.cerrarOtrasSesiones),
        invalidatesTags: ['Sesion'],
      }),
      prepararSegundoFactor: build.mutation(fromCall(calls.prepararSegundoFactor)),
      activarSegundoFactor: build.mutation({
        ...fromCall(calls.activarSegundoFactor),
        invalidatesTags: siPudoHacerse(['Cuenta']),
      }),
      renovarCodigos: build.mutation({
        ...fromCall(calls.renovarCodigos),
        invalidatesTags: siPudoHacerse(['Cuenta']),
      }),
      quitarSegundoFactor: build.mutation({
        ...fromCall(calls.quitarSegundoFactor),
        invalidatesTags: siPudoHacerse(['Cuenta']),
      }),
      exigirSegundoFactor: build.mutation({
        ...fromCall(calls.exigirSegundoFactor),
        invalidatesTags: siPudoHacerse(['Cuenta']),
      }),
      consultarInactividad: build.query({
        ...fromCall(calls.consultarInactividad),
        providesTags: ['Inactividad'],
      }),
      guardarInactividad: build.mutation({
        ...fromCall(calls.guardarInactividad),
        invalidatesTags: siPudoHacerse(['Inactividad']),
      }),
      guardarPin: build.mutation({
        ...fromCall(calls.guardarPin),
        invalidatesTags: siPudoHacerse(['Cuenta']),
      }),
      quitarPin: build.mutation({ ...fromCall(calls.quitarPin), invalidatesTags: ['Cuenta'] }),
    }),
  });

export const {
  useActivarSegundoFactorMutation,
  useCambiarClaveMutation,
  useCerrarOtrasSesionesMutation,
  useCerrarSesionMutation,
  useConsultarCuentaQuery,
  useConsultarInactividadQuery,
  useExigirSegundoFactorMutation,
  useGuardarInactividadMutation,
  useGuardarPinMutation,
  useListarSesionesQuery,
  usePrepararSegundoFactorMutation,
  useQuitarPinMutation,
  useQuitarSegundoFactorMutation,
  useRenovarCodigosMutation,
} = cuentaApi;
