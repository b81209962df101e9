import { fromCall, orderingApi } from '@comanda/shared/api';
import { avisosCalls } from '@comanda/shared/contracts/admin/avisos';

const avisosApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({ consultarAvisos: build.query(fromCall(avisosCalls.consultarAvisos)) }),
});

export const { useConsultarAvisosQuery } = avisosApi;
