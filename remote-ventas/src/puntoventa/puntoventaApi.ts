import {
  billingApi,
  fromCall,
  fromCallWithMsg,
  orderingApi,
  printApi,
  siPudoHacerse,
  type MetaDeRespuesta,
} from '@comanda/shared/api';
import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { cuentasCalls } from '@comanda/shared/contracts/caja/cuentas';
import { compradoresCalls } from '@comanda/shared/contracts/ventas/compradores';
import type { CallInput, CallReply } from '@comanda/shared/contracts/defineCall';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

import { anotarHora } from '../cocina/horaDelServidor';
import { clientesConocidos } from './cliente/clientesConocidos';
import { codigoDeError } from './pago/respuestaPerdida';

const CAMBIO: ReadonlySet<unknown> = new Set<ErrorCode>([
  'PRECIO_CAMBIADO',
  'PRODUCTO_NO_DISPONIBLE',
  'TARIFA_NO_FACTURABLE',
]);

/** What the till knows of its company is not so any more: whether it issues invoices, and of what. */
const OTRA_EMPRESA: ReadonlySet<unknown> = new Set<ErrorCode>([
  'EMPRESA_SIN_FACTURACION',
  'VENTA_DE_OTRO_DOCUMENTO',
]);

const empresaVieja = (error: unknown) =>
  OTRA_EMPRESA.has(codigoDeError(error)) ? (['Empresa'] as const) : [];

/** What RTK Query says that a call failed with. */
const loRehusado = (fallo: unknown): unknown =>
  typeof fallo === 'object' && fallo !== null && 'error' in fallo ? fallo.error : null;

const catalogoViejo = (error: unknown) =>
  CAMBIO.has(codigoDeError(error)) ? (['Producto', 'Orden'] as const) : [];

const catalogo = fromCallWithMsg(productosCalls.listarProductos);
const frecuentes = fromCall(compradoresCalls.clientesFrecuentes);

const ordering = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarProductos: build.query({
      ...catalogo, // its version is beside the data
      transformResponse: (
        leido: CallReply<typeof productosCalls.listarProductos>,
        meta: MetaDeRespuesta | undefined,
      ) => {
        if (!(meta && 'guardada' in meta)) anotarHora(leido.ahora);
        return catalogo.transformResponse(leido);
      },
      providesTags: ['Producto'],
    }),
    versionCatalogo: build.query({
      ...fromCall(productosCalls.versionCatalogo),
      keepUnusedDataFor: 0,
    }),
    masVendidos: build.query({ ...fromCall(productosCalls.masVendidos), keepUnusedDataFor: 3_600 }),
    crearVenta: build.mutation({
      ...fromCall(ventasCalls.crearVenta),
      // A product that is not as this till knows it, or as the lines of an order say it: asked for again, or no further try could be right.
      invalidatesTags: (_, error) => (error ? catalogoViejo(error) : ['Venta', 'Caja']),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        void queryFulfilled.catch((fallo: unknown) => {
          dispatch(billingApi.util.invalidateTags([...empresaVieja(loRehusado(fallo))]));
        }),
    }),
    clientesFrecuentes: build.query({
      ...frecuentes,
      query: (entrada: CallInput<typeof compradoresCalls.clientesFrecuentes>) => {
        const { guardadas, ...pedido } = frecuentes.query(entrada);
        return {
          ...pedido,
          guardadas: guardadas && { ...guardadas, deOtras: clientesConocidos(entrada) },
        };
      },
      providesTags: ['Venta'],
    }),
    ultimaOrden: build.query({ ...fromCall(compradoresCalls.ultimaOrden), keepUnusedDataFor: 0 }),
    consultarVenta: build.query({ ...fromCall(ventasCalls.consultarVenta), keepUnusedDataFor: 0 }),
    guardarAjustes: build.mutation({
      ...fromCall(ajustesCalls.guardarAjustes),
      invalidatesTags: siPudoHacerse(['Producto']), // they come with the catalogue
    }),
    creditoDeCliente: build.query({
      ...fromCall(cuentasCalls.creditoDeCliente),
      keepUnusedDataFor: 0,
    }),
    aprobarDescuento: build.mutation(fromCall(ajustesCalls.aprobarDescuento)),
  }),
});

const billing = billingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarEmpresa: build.query({
      ...fromCall(facturacionCalls.consultarEmpresa),
      providesTags: ['Empresa'],
    }),
    consultarCliente: build.query({
      ...fromCall(clientesCalls.consultarCliente),
      providesTags: ['Cliente'],
    }),
    registrarCliente: build.mutation({
      ...fromCallWithMsg(clientesCalls.registrarCliente),
      invalidatesTags: siPudoHacerse(['Cliente']),
    }),
    refrescarCliente: build.mutation({
      ...fromCallWithMsg(clientesCalls.refrescarCliente),
      invalidatesTags: siPudoHacerse(['Cliente']),
    }),
    reservarClaveAcceso: build.mutation({
      ...fromCall(facturacionCalls.reservarClaveAcceso),
      invalidatesTags: (_, error) => empresaVieja(error),
    }),
    firmarXml: build.mutation(fromCall(facturacionCalls.firmarXml)),
    consultarComprobante: build.query(fromCall(documentosCalls.consultarComprobante)),
  }),
});

const print = printApi.injectEndpoints({
  endpoints: (build) => ({
    imprimirTicket: build.mutation(fromCall(impresionCalls.imprimirTicket)),
    imprimirCuenta: build.mutation(fromCall(papelDeCajaCalls.imprimirHojaCaja)),
  }),
});

export const {
  useListarProductosQuery,
  useVersionCatalogoQuery,
  useMasVendidosQuery,
  useCrearVentaMutation,
  useLazyConsultarVentaQuery,
  useClientesFrecuentesQuery,
  useLazyUltimaOrdenQuery,
  useCreditoDeClienteQuery,
  useAprobarDescuentoMutation,
  useGuardarAjustesMutation,
} = ordering;
export const {
  useConsultarEmpresaQuery,
  useLazyConsultarClienteQuery,
  useRegistrarClienteMutation,
  useRefrescarClienteMutation,
  useReservarClaveAccesoMutation,
  useFirmarXmlMutation,
  useConsultarComprobanteQuery,
} = billing;
export const { useImprimirTicketMutation, useImprimirCuentaMutation } = print;
