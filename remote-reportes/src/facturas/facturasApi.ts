import {
  billingApi,
  fromCall,
  fromFileCall,
  fromTextCall,
  orderingApi,
  siPudoHacerse,
} from '@comanda/shared/api';
import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { reenviosCalls } from '@comanda/shared/contracts/facturacion/reenvios';
import { devolucionesCalls } from '@comanda/shared/contracts/ventas/devoluciones';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

export const facturasApi = billingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarEmisiones: build.query({
      ...fromCall(emisionesCalls.consultarEmisiones),
      providesTags: ['Comprobante'],
    }),
    elegirEmisiones: build.mutation(fromCall(emisionesCalls.elegirEmisiones)),
    reenviarComprobantes: build.mutation(fromCall(reenviosCalls.reenviarComprobantes)),
    consultarReenvios: build.mutation(fromCall(reenviosCalls.consultarReenvios)),
    consultarDetalle: build.query({
      ...fromCall(documentosCalls.consultarDetalle),
      providesTags: ['Comprobante'],
    }),
    consultarPausa: build.query({
      ...fromCall(emisionCalls.consultarPausa),
      providesTags: ['Comprobante'],
    }),
    reintentarComprobante: build.mutation({
      ...fromCall(documentosCalls.reintentarComprobante),
      invalidatesTags: ['Comprobante'],
    }),
    consultarAhora: build.mutation({
      ...fromCall(documentosCalls.consultarAhora),
      invalidatesTags: ['Comprobante'],
    }),
    emitirConOtroNumero: build.mutation({
      ...fromCall(documentosCalls.emitirConOtroNumero),
      invalidatesTags: ['Comprobante'],
    }),
    anularNotaEnSri: build.mutation({
      ...fromCall(documentosCalls.anularNotaEnSri),
      invalidatesTags: ['Comprobante'],
    }),
    restaurarVigente: build.mutation({
      ...fromCall(documentosCalls.restaurarVigente),
      invalidatesTags: ['Comprobante'],
    }),
    corregirComprobante: build.mutation({
      ...fromCall(documentosCalls.corregirComprobante),
      invalidatesTags: ['Comprobante'],
    }),
    // as the till's, under names of their own: RTK Query keeps the first of two in silence
    refrescarComprador: build.mutation({
      ...fromCall(clientesCalls.refrescarCliente),
      invalidatesTags: siPudoHacerse(['Cliente']),
    }),
    registrarComprador: build.mutation({
      ...fromCall(clientesCalls.registrarCliente),
      invalidatesTags: siPudoHacerse(['Cliente']),
    }),
    enviarCorreo: build.mutation({
      ...fromCall(documentosCalls.enviarCorreo),
      invalidatesTags: ['Comprobante'],
    }),
    reanudarEmision: build.mutation({
      ...fromCall(emisionCalls.reanudarEmision),
      invalidatesTags: ['Comprobante'],
    }),
    descargarXml: build.query({
      ...fromTextCall(documentosCalls.descargarXml),
      keepUnusedDataFor: 0,
    }),
    abrirRide: build.mutation(fromFileCall(documentosCalls.descargarRide)),
  }),
});

const ventas = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    actualizarEstado: build.mutation({
      ...fromCall(ventasCalls.actualizarEstado),
      invalidatesTags: ['Venta', 'Caja'],
    }),
    devolverVenta: build.mutation({
      ...fromCall(devolucionesCalls.devolverVenta),
      invalidatesTags: ['Venta', 'Caja'],
    }),
  }),
});

export const {
  useConsultarPausaQuery,
  useConsultarDetalleQuery,
  useLazyConsultarDetalleQuery,
  useReintentarComprobanteMutation,
  useConsultarAhoraMutation,
  useEmitirConOtroNumeroMutation,
  useAnularNotaEnSriMutation,
  useRestaurarVigenteMutation,
  useCorregirComprobanteMutation,
  useRefrescarCompradorMutation,
  useRegistrarCompradorMutation,
  useEnviarCorreoMutation,
  useReanudarEmisionMutation,
  useLazyDescargarXmlQuery,
  useAbrirRideMutation,
  useElegirEmisionesMutation,
  useReenviarComprobantesMutation,
  useConsultarReenviosMutation,
} = facturasApi;
export const { useActualizarEstadoMutation, useDevolverVentaMutation } = ventas;
