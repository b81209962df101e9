import { fromCall, orderingApi } from '@comanda/shared/api';
import { authCalls } from '@comanda/shared/contracts/auth/auth';

const sesionApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    salir: build.mutation(fromCall(authCalls.salir)),
  }),
});

export const { useSalirMutation } = sesionApi;
export const { salir } = sesionApi.endpoints;
