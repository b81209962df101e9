import { fromCall, orderingApi } from '@comanda/shared/api';

import { resumenCalls } from '../../contracts/reportes/resumen';

export const { useConsultarResumenQuery } = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarResumen: build.query(fromCall(resumenCalls.consultarResumen)),
  }),
});
