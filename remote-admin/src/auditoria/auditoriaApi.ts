import { fromCall, orderingApi } from '@comanda/shared/api';
import { auditoriaCalls as calls } from '@comanda/shared/contracts/auditoria';

const auditoriaApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarAuditoria: build.query(fromCall(calls.listarAuditoria)),
    exportarAuditoria: build.mutation(fromCall(calls.exportarAuditoria)),
    listarResponsables: build.query(fromCall(calls.listarResponsables)),
  }),
});

export const { useExportarAuditoriaMutation, useListarAuditoriaQuery, useListarResponsablesQuery } =
  auditoriaApi;
