import { fromCall, orderingApi } from '@comanda/shared/api';
import { empresasCalls } from '@comanda/shared/contracts/admin/empresas';

const listaDeEmpresasApi = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    listarEmpresas: build.query({
      ...fromCall(empresasCalls.listarEmpresas),
      providesTags: ['Empresa'],
    }),
  }),
});

export const { useListarEmpresasQuery } = listaDeEmpresasApi;
