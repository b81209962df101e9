import { esApiError, fromCall, orderingApi } from '@comanda/shared/api';
import { categoriasCalls as calls } from '@comanda/shared/contracts/inventario/categorias';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

/** The list is not as this screen knows it: asked for again. */
const OTRA_LISTA: ReadonlySet<ErrorCode> = new Set([
  ...(['CATEGORIA_EN_USO', 'CATEGORIAS_CAMBIADAS', 'NO_ENCONTRADO'] as const),
]);

const cambiadas = (_: unknown, error: unknown) => {
  const otraLista = esApiError(error) && OTRA_LISTA.has(error.code);
  return !error || otraLista ? AMBAS : [];
};
/** A product carries the name, colour and place of its category. */
const AMBAS = ['Categoria', 'Producto'] as const;

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
