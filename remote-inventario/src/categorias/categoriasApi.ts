import { fromCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { categoriasCalls as calls } from '@comanda/shared/contracts/inventario/categorias';

/** A product carries the name, colour and place of its category. */
const cambiadas = siPudoHacerse(
  ['Categoria', 'Producto'],
  ['CATEGORIA_EN_USO', 'CATEGORIAS_CAMBIADAS', 'CAMBIADO_POR_OTRO', 'NO_ENCONTRADO'],
);

const categoriasApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarCategorias: build.query({
      ...fromCall(calls.listarCategorias),
      providesTags: ['Categoria'],
    }),
    crearCategoria: build.mutation({
      ...fromCall(calls.crearCategoria),
      invalidatesTags: cambiadas,
    }),
    editarCategoria: build.mutation({
      ...fromCall(calls.editarCategoria),
      invalidatesTags: cambiadas,
    }),
    eliminarCategoria: build.mutation({
      ...fromCall(calls.eliminarCategoria),
      invalidatesTags: cambiadas,
    }),
    ordenarCategorias: build.mutation({
      ...fromCall(calls.ordenarCategorias),
      invalidatesTags: cambiadas,
    }),
  }),
});

export const {
  useListarCategoriasQuery,
  useCrearCategoriaMutation,
  useEditarCategoriaMutation,
  useEliminarCategoriaMutation,
  useOrdenarCategoriasMutation,
} = categoriasApi;
