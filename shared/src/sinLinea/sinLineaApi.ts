import { z } from 'zod';

import { billingApi, orderingApi, printApi } from '../api/apis';
import { fromMarkedCall } from '../api/conMarca';
import { fromCall, toRequest } from '../api/fromCall';
import { siPudoHacerse } from '../api/siPudoHacerse';
import { envelope, type Call, type CallInput } from '../contracts/defineCall';
import { cajonCalls } from '../contracts/caja/cajon';
import { dispositivosCalls } from '../contracts/admin/dispositivos';
import { facturacionCalls } from '../contracts/facturacion/facturacion';
import { papelDeCajaCalls } from '../contracts/caja/papel';
import { mesasCalls } from '../contracts/ventas/mesas';
import { sinLineaCalls } from '../contracts/ventas/sinLinea';
import { ventasCalls } from '../contracts/ventas/ventas';

import { ACTOS, type entradaDeActo, type TipoDeActo } from './actos';

type EnvioDeActo = { tipo: TipoDeActo; entrada: ReturnType<typeof entradaDeActo>; espera: number };
type Envio = { venta: CallInput<(typeof ventasCalls)['crearVenta']>; espera: number };

const { crearVenta } = ventasCalls;

/** Lists are read again once the outbox has done its work, not after each sale: hence no tags. */
const { endpoints: ordering } = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    enviarVentaDeEquipo: build.mutation({
      ...fromCall(crearVenta),
      query: ({ venta, espera }: Envio) => ({ ...toRequest(crearVenta, venta), timeout: espera }),
    }),
    enviarActoDeEquipo: build.mutation<{ dato: unknown }, EnvioDeActo>({
      query: ({ tipo, entrada, espera }) => ({
        ...toRequest<Call>(ACTOS[tipo].call, entrada),
        timeout: espera,
      }),
      rawResponseSchema: envelope(z.unknown()),
      transformResponse: ({ data }: { data: unknown }) => ({ dato: data }),
    }),
    boletosDeEquipo: build.mutation(fromCall(cajonCalls.boletosDeEquipo)),
    descartarActoDeEquipo: build.mutation(fromCall(sinLineaCalls.descartarActoSinLinea)),
    aceptarVentaDeEquipo: build.mutation({
      ...fromCall(sinLineaCalls.aceptarVenta),
      invalidatesTags: siPudoHacerse(['Venta', 'Caja']),
    }),
    retratarMesas: build.query(fromMarkedCall(mesasCalls.listarMesas)),
    retratarOrdenes: build.query(fromMarkedCall(mesasCalls.listarOrdenes)),
  }),
});

const { endpoints: billing } = billingApi.injectEndpoints({
  endpoints: (build) => ({
    contactarDispositivo: build.mutation(fromCall(dispositivosCalls.contactarDispositivo)),
    registrarLlaveDeEquipo: build.mutation(fromCall(dispositivosCalls.registrarLlaveDeEquipo)),
    reservarDeEquipo: build.mutation(fromCall(facturacionCalls.reservarClaveAcceso)),
  }),
});

const { endpoints: print } = printApi.injectEndpoints({
  endpoints: (build) => ({
    impresionDeEquipo: build.query(fromCall(papelDeCajaCalls.estadoDeImpresion)),
  }),
});

export const {
  boletosDeEquipo,
  enviarVentaDeEquipo,
  enviarActoDeEquipo,
  aceptarVentaDeEquipo,
  retratarMesas,
  retratarOrdenes,
  descartarActoDeEquipo,
} = ordering;
export const { impresionDeEquipo } = print;
export const { contactarDispositivo, registrarLlaveDeEquipo, reservarDeEquipo } = billing;
