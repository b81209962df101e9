import { billingApi, fromCall, orderingApi } from '@comanda/shared/api';
import { categoriasCalls } from '@comanda/shared/contracts/categorias';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion';
import { productosCalls as calls } from '@comanda/shared/contracts/productos';

/** A category says how many products it holds: what changes these changes those. */
const invalidatesTags = (_: unknown, error: unknown) =>
  error ? [] : (['Producto', 'Categoria'] as const);

const productosApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarProductos: build.query({
      ...fromCall(calls.consultarProductos),
      providesTags: ['Producto', 'Categoria'],
    }),
    // not by the call's name: the screen of categories has that endpoint, and features do not meet
    categoriasDeProductos: build.query({
      ...fromCall(categoriasCalls.listarCategorias),
      providesTags: ['Categoria'],
    }),
    crearProducto: build.mutation({ ...fromCall(calls.crearProducto), invalidatesTags }),
    actualizarProducto: build.mutation({ ...fromCall(calls.actualizarProducto), invalidatesTags }),
    eliminarProducto: build.mutation({ ...fromCall(calls.eliminarProducto), invalidatesTags }),
    marcarProducto: build.mutation({
      ...fromCall(calls.marcarProducto),
      invalidatesTags: (_, error) => (error ? [] : ['Producto']),
    }),
    listarPrecios: build.query({ ...fromCall(calls.listarPrecios), providesTags: ['Producto'] }),
  }),
});

const facturacion = billingApi.injectEndpoints({
  endpoints: (build) => ({
    facturacionDeProductos: build.query(fromCall(facturacionCalls.consultarEmpresa)),
  }),
});

export const {
  useConsultarProductosQuery,
  useCategoriasDeProductosQuery,
  useCrearProductoMutation,
  useActualizarProductoMutation,
  useEliminarProductoMutation,
  useMarcarProductoMutation,
  useListarPreciosQuery,
} = productosApi;
export const { useFacturacionDeProductosQuery } = facturacion;
