import { fromCall, orderingApi } from '@comanda/shared/api';
import { auditoriaCalls as calls } from '@comanda/shared/contracts/admin/auditoria';

const auditoriaApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarAuditoria: build.query(fromCall(calls.listarAuditoria)),
    listarResponsables: build.query(fromCall(calls.listarResponsables)),
  }),
});

export const { useListarAuditoriaQuery, useListarResponsablesQuery } = auditoriaApi;
