import { fromCall, orderingApi, printApi } from '@comanda/shared/api';
import { cajonCalls } from '@comanda/shared/contracts/caja/cajon';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';

const print = printApi.injectEndpoints({
  endpoints: (build) => ({
    estadoDeImpresion: build.query(fromCall(papelDeCajaCalls.estadoDeImpresion)),
  }),
});
/** A ticket waits no longer than this for the right to open its drawer. */
const ESPERA_MS = 3_000;

const deVenta = fromCall(cajonCalls.boletoDeVenta);
type DeVenta = Parameters<typeof deVenta.query>[0];
const { endpoints: ordering } = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    boletoDeVenta: build.mutation({
      ...deVenta,
      query: (pedido: DeVenta) => ({ ...deVenta.query(pedido), timeout: ESPERA_MS }),
    }),
  }),
});

/** Whether the print service of this till is there, and to which company it is tied. */
export const { useEstadoDeImpresionQuery } = print;
export const { boletoDeVenta } = ordering;
