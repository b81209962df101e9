import { fromCall, orderingApi } from '@comanda/shared/api';

import { cuentaCalls } from '../../contracts/auth/cuenta';

const quienApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({ listarConPin: build.query(fromCall(cuentaCalls.listarConPin)) }),
});

export const { useListarConPinQuery } = quienApi;
