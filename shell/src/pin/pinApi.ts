import { fromCall, orderingApi } from '@comanda/shared/api';
import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';

const pinApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({ cambiarUsuario: build.mutation(fromCall(cuentaCalls.cambiarUsuario)) }),
});

export const { useCambiarUsuarioMutation } = pinApi;
