import { fromCall, orderingApi } from '@comanda/shared/api';
import { servicioCalls as calls } from '@comanda/shared/contracts/reportes/servicio';

const servicioApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    repartoDeServicio: build.query({
      ...fromCall(calls.repartoDeServicio),
      providesTags: ['Venta'],
    }),
    guardarDiasDeServicio: build.mutation(fromCall(calls.guardarDiasDeServicio)),
  }),
});

export const { useRepartoDeServicioQuery, useGuardarDiasDeServicioMutation } = servicioApi;
