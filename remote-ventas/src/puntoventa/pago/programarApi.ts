import { fromCall, orderingApi } from '@comanda/shared/api';
import { programadosCalls } from '@comanda/shared/contracts/ventas/programados';

const programarApi = orderingApi.enhanceEndpoints({ addTagTypes: ['Programado'] }).injectEndpoints({
  endpoints: (build) => ({
    crearProgramado: build.mutation({
      ...fromCall(programadosCalls.crearProgramado),
      // What it says has changed in the catalogue is read again, or no further try could be right.
      invalidatesTags: (_, error) => (error ? ['Producto', 'Programado'] : ['Programado']),
    }),
  }),
});

export const { useCrearProgramadoMutation } = programarApi;
