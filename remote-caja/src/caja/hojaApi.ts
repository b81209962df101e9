import { fromCall, printApi } from '@comanda/shared/api';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';

const hojaApi = printApi.injectEndpoints({
  endpoints: (build) => ({
    abrirCajon: build.mutation(fromCall(papelDeCajaCalls.abrirCajon)),
    imprimirHojaCaja: build.mutation(fromCall(papelDeCajaCalls.imprimirHojaCaja)),
  }),
});

export const { useAbrirCajonMutation, useImprimirHojaCajaMutation } = hojaApi;
