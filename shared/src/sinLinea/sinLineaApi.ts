import { billingApi, orderingApi } from '../api/apis';
import { fromCall, toRequest } from '../api/fromCall';
import type { CallInput } from '../contracts/defineCall';
import { dispositivosCalls } from '../contracts/dispositivos';
import { sinLineaCalls } from '../contracts/sinLinea';
import { ventasCalls } from '../contracts/ventas';

type Envio = { venta: CallInput<(typeof ventasCalls)['crearVenta']>; espera: number };

const { crearVenta } = ventasCalls;

/** Lists are read again once the outbox has done its work, not after each sale: hence no tags. */
const { endpoints: ordering } = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    enviarVentaDeEquipo: build.mutation({
      ...fromCall(crearVenta),
      query: ({ venta, espera }: Envio) => ({ ...toRequest(crearVenta, venta), timeout: espera }),
    }),
    aceptarVentaDeEquipo: build.mutation(fromCall(sinLineaCalls.aceptarVenta)),
  }),
});

const { endpoints: billing } = billingApi.injectEndpoints({
  endpoints: (build) => ({
    contactarDispositivo: build.mutation(fromCall(dispositivosCalls.contactarDispositivo)),
  }),
});

export const { enviarVentaDeEquipo, aceptarVentaDeEquipo } = ordering;
export const { contactarDispositivo } = billing;
