import { fromCall, orderingApi } from '@comanda/shared/api';
import { anticiposCalls } from '@comanda/shared/contracts/caja/anticipos';

import { siSeHizo } from '../cajaApi';

const anticipoApi = orderingApi.enhanceEndpoints({ addTagTypes: ['AjustesCaja'] }).injectEndpoints({
  endpoints: (build) => ({
    listarEmpleados: build.query({
      ...fromCall(anticiposCalls.listarEmpleados),
      providesTags: ['Caja', 'AjustesCaja'],
    }),
    anticipo: build.mutation({ ...fromCall(anticiposCalls.anticipo), invalidatesTags: siSeHizo }),
  }),
});

export const { useListarEmpleadosQuery, useAnticipoMutation } = anticipoApi;
