import { fromCall, orderingApi } from '@comanda/shared/api';
import { resumenCalls } from '@comanda/shared/contracts/reportes/resumen';

const inicioApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    consultarResumen: build.query(fromCall(resumenCalls.consultarResumen)),
  }),
});

export const { useConsultarResumenQuery } = inicioApi;
