import { fromCall, orderingApi } from '@comanda/shared/api';
import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { tarifasDePrecioCalls as calls } from '@comanda/shared/contracts/inventario/tarifasDePrecio';

/** They come with the catalogue; what is refused may be another list by now. */
const invalidatesTags = ['Producto'] as const;

const tarifasApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarTarifas: build.query({ ...fromCall(calls.listarTarifas), providesTags: ['Producto'] }),
    // not by their calls' names: other screens have those endpoints, and features do not meet
    productosDeTarifas: build.query({
      ...fromCall(productosCalls.listarProductos),
      providesTags: ['Producto'],
    }),
    categoriasDeTarifas: build.query({
      ...fromCall(categoriasCalls.listarCategorias),
      providesTags: ['Categoria'],
    }),
    guardarTarifa: build.mutation({ ...fromCall(calls.guardarTarifa), invalidatesTags }),
    encenderTarifa: build.mutation({ ...fromCall(calls.encenderTarifa), invalidatesTags }),
    adelantarTarifa: build.mutation({ ...fromCall(calls.adelantarTarifa), invalidatesTags }),
    eliminarTarifa: build.mutation({ ...fromCall(calls.eliminarTarifa), invalidatesTags }),
  }),
});

export const {
  useListarTarifasQuery,
  useProductosDeTarifasQuery,
  useCategoriasDeTarifasQuery,
  useGuardarTarifaMutation,
  useEncenderTarifaMutation,
  useAdelantarTarifaMutation,
  useEliminarTarifaMutation,
} = tarifasApi;
