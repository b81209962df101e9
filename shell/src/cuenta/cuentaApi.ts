import { fromCall, orderingApi } from '@comanda/shared/api';
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
        invalidatesTags: (_, error) => (error ? [] : ['Sesion']),
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
        invalidatesTags: (_, error) => (error ? [] : ['Cuenta']),
      }),
      renovarCodigos: build.mutation({
        ...fromCall(calls.renovarCodigos),
        invalidatesTags: (_, error) => (error ? [] : ['Cuenta']),
      }),
      quitarSegundoFactor: build.mutation({
        ...fromCall(calls.quitarSegundoFactor),
        invalidatesTags: (_, error) => (error ? [] : ['Cuenta']),
      }),
      exigirSegundoFactor: build.mutation({
        ...fromCall(calls.exigirSegundoFactor),
        invalidatesTags: (_, error) => (error ? [] : ['Cuenta']),
      }),
      consultarInactividad: build.query({
        ...fromCall(calls.consultarInactividad),
        providesTags: ['Inactividad'],
      }),
      guardarInactividad: build.mutation({
        ...fromCall(calls.guardarInactividad),
        invalidatesTags: (_, error) => (error ? [] : ['Inactividad']),
      }),
      guardarPin: build.mutation({
        ...fromCall(calls.guardarPin),
        invalidatesTags: (_, error) => (error ? [] : ['Cuenta']),
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
