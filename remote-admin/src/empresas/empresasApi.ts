import { billingApi, fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
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
      invalidatesTags: siPudoHacerse(['Empresa']),
    }),
    actualizarEmpresa: build.mutation({
      ...fromCall(calls.actualizarEmpresa),
      invalidatesTags: siPudoHacerse(['Empresa'], ['CAMBIADO_POR_OTRO']),
    }),
    eliminarEmpresa: build.mutation({
      ...fromCall(calls.eliminarEmpresa),
      invalidatesTags: siPudoHacerse(['Empresa']),
    }),
    guardarLogo: build.mutation({
      ...fromCall(calls.guardarLogo),
      invalidatesTags: siPudoHacerse(['Empresa']),
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
      invalidatesTags: siPudoHacerse(['Empresa', 'Comprobante']),
    }),
    emisionDeEmpresa: build.query({
      ...fromCall(emisionCalls.consultarEmision),
      providesTags: ['Empresa'],
    }),
    guardarEmisionDeEmpresa: build.mutation({
      ...fromCall(emisionCalls.guardarEmision),
      invalidatesTags: siPudoHacerse(['Empresa']),
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
