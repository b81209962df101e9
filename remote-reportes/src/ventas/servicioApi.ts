import { fromCall, orderingApi } from '@comanda/shared/api';
import { servicioCalls as calls } from '@comanda/shared/contracts/reportes/servicio';

const servicioApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    repartoDeServicio: build.query({
      ...fromCall(calls.repartoDeServicio),
      providesTags: ['Venta'],
      keepUnusedDataFor: 0, // the sheet is filled in from it once: what was saved since is asked for
    }),
    guardarDiasDeServicio: build.mutation(fromCall(calls.guardarDiasDeServicio)),
  }),
});

export const { useRepartoDeServicioQuery, useGuardarDiasDeServicioMutation } = servicioApi;
