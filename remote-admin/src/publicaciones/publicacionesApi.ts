import { fromCall, platformApi, siPudoHacerse } from '@comanda/shared/api';
import { areasDeEmpresasCalls } from '@comanda/shared/contracts/admin/areasDeEmpresas';
import { publicacionesCalls as calls } from '@comanda/shared/contracts/admin/publicaciones';
import { saludCalls } from '@comanda/shared/contracts/admin/salud';
import { subidasCalls } from '@comanda/shared/contracts/admin/subidas';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';
import { origenesCalls } from '@comanda/shared/contracts/plataforma/origenes';

const cambia = siPudoHacerse(['Publicacion']);
const cambiaLlave = siPudoHacerse(['Llave']);
const cambiaArea = siPudoHacerse(['Area', 'Publicacion', 'Llave']);

const publicacionesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listarFallos: build.query(fromCall(calls.listarFallos)),
    listarSalud: build.query(fromCall(saludCalls.listarSalud)),
    verSaludDeArea: build.query(fromCall(saludCalls.verSaludDeArea)),
    activarBuild: build.mutation({ ...fromCall(calls.activarBuild), invalidatesTags: cambia }),
    volverAtras: build.mutation({ ...fromCall(calls.volverAtras), invalidatesTags: cambia }),
    ponerCanario: build.mutation({ ...fromCall(calls.ponerCanario), invalidatesTags: cambia }),
    quitarCanario: build.mutation({ ...fromCall(calls.quitarCanario), invalidatesTags: cambia }),
    fijarBuild: build.mutation({ ...fromCall(calls.fijarBuild), invalidatesTags: cambia }),
    listarLlaves: build.query({ ...fromCall(subidasCalls.listarLlaves), providesTags: ['Llave'] }),
    crearLlave: build.mutation({
      ...fromCall(subidasCalls.crearLlave),
      invalidatesTags: cambiaLlave,
    }),
    revocarLlave: build.mutation({
      ...fromCall(subidasCalls.revocarLlave),
      invalidatesTags: cambiaLlave,
    }),
    crearArea: build.mutation({ ...fromCall(areasCalls.crearArea), invalidatesTags: cambiaArea }),
    editarArea: build.mutation({ ...fromCall(areasCalls.editarArea), invalidatesTags: cambiaArea }),
    retirarArea: build.mutation({
      ...fromCall(areasCalls.retirarArea),
      invalidatesTags: cambiaArea,
    }),
    revisarOrigen: build.query(fromCall(origenesCalls.revisarOrigen)),
    /** Which companies may be kept on a build. */
    empresasParaFijar: build.query({
      ...fromCall(areasDeEmpresasCalls.listarAreasDeEmpresas),
      providesTags: ['Area'],
    }),
  }),
});

export const {
  useListarFallosQuery,
  useListarSaludQuery,
  useVerSaludDeAreaQuery,
  useActivarBuildMutation,
  useVolverAtrasMutation,
  usePonerCanarioMutation,
  useQuitarCanarioMutation,
  useFijarBuildMutation,
  useListarLlavesQuery,
  useCrearLlaveMutation,
  useRevocarLlaveMutation,
  useCrearAreaMutation,
  useEditarAreaMutation,
  useRetirarAreaMutation,
  useRevisarOrigenQuery,
  useEmpresasParaFijarQuery,
} = publicacionesApi;
