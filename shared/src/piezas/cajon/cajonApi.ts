import { fromCall, orderingApi, printApi } from '@comanda/shared/api';
import { cajonCalls } from '@comanda/shared/contracts/cajon';
import { impresionCalls } from '@comanda/shared/contracts/impresion';

const print = printApi.injectEndpoints({
  endpoints: (build) => ({
    estadoDeImpresion: build.query(fromCall(impresionCalls.estadoDeImpresion)),
  }),
});
const { endpoints: ordering } = orderingApi.injectEndpoints({
  endpoints: (build) => ({ boletoDeVenta: build.mutation(fromCall(cajonCalls.boletoDeVenta)) }),
});

export const { estadoDeImpresion } = print.endpoints;
export const { useEstadoDeImpresionQuery } = print;
export const { boletoDeVenta } = ordering;
