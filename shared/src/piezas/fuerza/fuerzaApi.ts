import { fromCall, orderingApi } from '@comanda/shared/api';

import { cuentaCalls } from '../../contracts/auth/cuenta';

const fuerzaApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked while one types; what was measured is forgotten at once, it is half a password. */
    medirClaveNueva: build.query({ ...fromCall(cuentaCalls.medirClave), keepUnusedDataFor: 0 }),
  }),
});

export const { useMedirClaveNuevaQuery } = fuerzaApi;
