import { billingApi, fromCall, fromFileCall } from '@comanda/shared/api';
import { listaDeClientesCalls as calls } from '@comanda/shared/contracts/ventas/listaDeClientes';

const clientesApi = billingApi.enhanceEndpoints({ addTagTypes: ['Cliente'] }).injectEndpoints({
  endpoints: (build) => ({
    listarClientes: build.query({ ...fromCall(calls.listarClientes), providesTags: ['Cliente'] }),
    plantillaClientes: build.mutation(fromFileCall(calls.plantillaClientes)),
    revisarClientes: build.mutation(fromCall(calls.revisarClientes)),
    clientesRechazados: build.mutation(fromFileCall(calls.clientesRechazados)),
    importarClientes: build.mutation({
      ...fromCall(calls.importarClientes),
      invalidatesTags: ['Cliente'], // one whose answer was lost may have written
    }),
  }),
});

export const {
  useListarClientesQuery,
  usePlantillaClientesMutation,
  useRevisarClientesMutation,
  useClientesRechazadosMutation,
  useImportarClientesMutation,
} = clientesApi;
