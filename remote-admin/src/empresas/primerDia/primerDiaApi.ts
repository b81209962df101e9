import { billingApi, fromCall, orderingApi, printApi, siPudoHacerse } from '@comanda/shared/api';
import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { importacionesCalls } from '@comanda/shared/contracts/inventario/importaciones';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { primerDiaCalls } from '@comanda/shared/contracts/admin/primerDia';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

const pedidos = orderingApi.enhanceEndpoints({ addTagTypes: ['PrimerDia'] }).injectEndpoints({
  endpoints: (build) => ({
    primerDia: build.query({
      ...fromCall(primerDiaCalls.consultarPrimerDia),
      providesTags: ['PrimerDia', 'Producto', 'Mesa', 'Venta', 'Usuario'],
    }),
    marcarPaso: build.mutation({
      ...fromCall(primerDiaCalls.marcarPaso),
      invalidatesTags: siPudoHacerse(['PrimerDia']),
    }),
    revisarPrimerosProductos: build.mutation(fromCall(importacionesCalls.revisarImportacion)),
    importarPrimerosProductos: build.mutation({
      ...fromCall(importacionesCalls.importarProductos),
      invalidatesTags: siPudoHacerse(['Producto', 'Categoria']),
    }),
    crearPrimerasMesas: build.mutation({
      ...fromCall(mesasCalls.registrarMesa),
      invalidatesTags: siPudoHacerse(['Mesa']),
    }),
    productosDePrueba: build.query({
      ...fromCall(productosCalls.listarProductos),
      providesTags: ['Producto'],
    }),
    venderPrueba: build.mutation({
      ...fromCall(ventasCalls.crearVenta),
      invalidatesTags: siPudoHacerse(['Venta', 'Caja']),
    }),
    anularPrueba: build.mutation({
      ...fromCall(ventasCalls.actualizarEstado),
      invalidatesTags: siPudoHacerse(['Venta', 'Caja']),
    }),
  }),
});

const facturacion = billingApi.injectEndpoints({
  endpoints: (build) => ({
    reservarPrueba: build.mutation(fromCall(facturacionCalls.reservarClaveAcceso)),
    registrarPropia: build.mutation(fromCall(clientesCalls.registrarCliente)),
    firmarPrueba: build.mutation(fromCall(facturacionCalls.firmarXml)),
    estadoDePrueba: build.query({
      ...fromCall(documentosCalls.consultarComprobante),
      providesTags: ['Comprobante'],
    }),
  }),
});

const impresora = printApi.injectEndpoints({
  endpoints: (build) => ({
    imprimirPrueba: build.mutation(fromCall(papelDeCajaCalls.imprimirHojaCaja)),
  }),
});

export const {
  usePrimerDiaQuery,
  useMarcarPasoMutation,
  useRevisarPrimerosProductosMutation,
  useImportarPrimerosProductosMutation,
  useCrearPrimerasMesasMutation,
  useLazyProductosDePruebaQuery,
  useVenderPruebaMutation,
  useAnularPruebaMutation,
} = pedidos;
export const {
  useReservarPruebaMutation,
  useRegistrarPropiaMutation,
  useFirmarPruebaMutation,
  useEstadoDePruebaQuery,
} = facturacion;
export const { useImprimirPruebaMutation } = impresora;
