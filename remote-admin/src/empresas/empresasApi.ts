import { billingApi, fromCall, orderingApi } from '@comanda/shared/api';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { empresasCalls as calls } from '@comanda/shared/contracts/admin/empresas';
import { usuariosCalls } from '@comanda/shared/contracts/admin/usuarios';
import { vendedoresCalls } from '@comanda/shared/contracts/admin/vendedores';

const empresasApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    datosDeEmpresa: build.query({
      ...fromCall(calls.consultarDatosEmpresa),
      providesTags: ['Empresa'],
    }),
    crearEmpresa: build.mutation({
      ...fromCall(calls.crearEmpresa),
      invalidatesTags: (_, error) => (error ? [] : ['Empresa']),
    }),
    actualizarEmpresa: build.mutation({
      ...fromCall(calls.actualizarEmpresa),
      invalidatesTags: (_, error) => (error ? [] : ['Empresa']),
    }),
    eliminarEmpresa: build.mutation({
      ...fromCall(calls.eliminarEmpresa),
      invalidatesTags: (_, error) => (error ? [] : ['Empresa']),
    }),
    guardarLogo: build.mutation({
      ...fromCall(calls.guardarLogo),
      invalidatesTags: (_, error) => (error ? [] : ['Empresa']),
    }),
    vendedoresDeEmpresas: build.query(fromCall(vendedoresCalls.listarVendedores)),
    /** The first of a company; those that follow are of the screen of users. */
    crearAdministrador: build.mutation(fromCall(usuariosCalls.crearUsuario)),
  }),
});

const emisionApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    certificadoDeEmpresa: build.query({
      ...fromCall(emisionCalls.consultarCertificado),
      providesTags: ['Empresa'],
    }),
    cargarCertificadoDeEmpresa: build.mutation({
      ...fromCall(emisionCalls.cargarCertificado),
      invalidatesTags: (_, error) => (error ? [] : ['Empresa', 'Comprobante']),
    }),
    emisionDeEmpresa: build.query({
      ...fromCall(emisionCalls.consultarEmision),
      providesTags: ['Empresa'],
    }),
    guardarEmisionDeEmpresa: build.mutation({
      ...fromCall(emisionCalls.guardarEmision),
      invalidatesTags: (_, error) => (error ? [] : ['Empresa']),
    }),
  }),
});

export const {
  useDatosDeEmpresaQuery,
  useCrearEmpresaMutation,
  useActualizarEmpresaMutation,
  useEliminarEmpresaMutation,
  useGuardarLogoMutation,
  useVendedoresDeEmpresasQuery,
  useCrearAdministradorMutation,
} = empresasApi;
export const {
  useCertificadoDeEmpresaQuery,
  useCargarCertificadoDeEmpresaMutation,
  useEmisionDeEmpresaQuery,
  useGuardarEmisionDeEmpresaMutation,
} = emisionApi;
