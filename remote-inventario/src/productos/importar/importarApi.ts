import { fromCall, fromFileCall, orderingApi, siPudoHacerse } from '@comanda/shared/api';
import { importacionesCalls as calls } from '@comanda/shared/contracts/inventario/importaciones';

const importarApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    // mutations: what was read is of that moment, and asked for again it is asked again
    exportarProductos: build.mutation(fromFileCall(calls.exportarProductos)),
    plantillaProductos: build.mutation(fromFileCall(calls.plantillaProductos)),
    revisarImportacion: build.mutation(fromCall(calls.revisarImportacion)),
    filasRechazadas: build.mutation(fromFileCall(calls.filasRechazadas)),
    importarProductos: build.mutation({
      ...fromCall(calls.importarProductos),
      invalidatesTags: siPudoHacerse(['Producto', 'Categoria']),
    }),
    consultarImportacion: build.query(fromCall(calls.consultarImportacion)),
  }),
});

export const {
  useExportarProductosMutation,
  useFilasRechazadasMutation,
  usePlantillaProductosMutation,
  useRevisarImportacionMutation,
  useImportarProductosMutation,
  useConsultarImportacionQuery,
} = importarApi;
