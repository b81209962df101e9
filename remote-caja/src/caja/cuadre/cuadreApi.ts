import { fromCall, fromFileCall, orderingApi } from '@comanda/shared/api';
import { cuadresCalls as calls } from '@comanda/shared/contracts/caja/cuadres';

import { siSeHizo } from '../cajaApi';

const cuadreApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    contarCaja: build.mutation({ ...fromCall(calls.contarCaja), invalidatesTags: siSeHizo }),
    cuadreCaja: build.mutation({ ...fromCall(calls.cuadreCaja), invalidatesTags: siSeHizo }),
    pendientesDeCierre: build.query({
      ...fromCall(calls.pendientesDeCierre),
      providesTags: ['Caja'],
    }),
    consultarX: build.query({ ...fromCall(calls.consultarX), providesTags: ['Caja'] }),
    consultarZ: build.query({ ...fromCall(calls.consultarZ), providesTags: ['Caja'] }),
    // asked for when somebody wants the file: not kept, hence no query
    descargarX: build.mutation(fromFileCall(calls.descargarX)),
    descargarZ: build.mutation(fromFileCall(calls.descargarZ)),
    listarCuadres: build.query({ ...fromCall(calls.listarCuadres), providesTags: ['Caja'] }),
    revisarCuadre: build.mutation({ ...fromCall(calls.revisarCuadre), invalidatesTags: siSeHizo }),
  }),
});

export const {
  useContarCajaMutation,
  useCuadreCajaMutation,
  usePendientesDeCierreQuery,
  useConsultarXQuery,
  useConsultarZQuery,
  useDescargarXMutation,
  useDescargarZMutation,
  useListarCuadresQuery,
  useRevisarCuadreMutation,
} = cuadreApi;
