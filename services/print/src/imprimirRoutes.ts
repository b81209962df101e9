import { randomUUID } from 'node:crypto';

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { impresiones } from '@comanda/kit/metricas/delProceso';
import { impresionCalls } from '@comanda/shared/contracts/impresion';
import { AppError } from '@comanda/shared/errors/AppError';

import { codificar, conPulso } from './escpos/codificar';
import { conTrama, tramaDe } from './escpos/trama';
import { llaveDeEstacion, type Impresoras } from './impresoras/elegirImpresoras';
import type { Impresora } from './impresoras/impresora';
import { comandaLayout } from './tickets/comandaLayout';
import { cuentasDeTicket } from './tickets/cuentasDeTicket';
import { hojaCajaLayout } from './tickets/hojaCajaLayout';
import { ticketLayout } from './tickets/ticketLayout';

/**
 * Aborted when whoever asked closes the connection before the answer. Not `request.signal`: that one is aborted as soon as
 * the body has been read, since Node closes a request then.
 */
function seFueDe({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  const irse = () => {
    if (!raw.writableEnded) control.abort();
  };
  if (raw.destroyed) irse();
  else raw.once('close', irse);
  return control.signal;
}

export const imprimirRoutes: FastifyPluginAsync<Impresoras> = async (
  app,
  { impresora, estaciones },
) => {
  exponer(app, impresionCalls.imprimirTicket, ({ entrada, ...peticion }) => {
    const renglones = ticketLayout(entrada, cuentasDeTicket(entrada));
    const bytes = conLogo(entrada.logo ?? '', codificar(renglones));
    const id = idDe(entrada.secuencial);
    return imprimir(impresora, entrada.cajon ? conPulso(bytes) : bytes, { ...peticion, id });
  });

  exponer(app, impresionCalls.imprimirComanda, ({ entrada, ...peticion }) => {
    const suya = estaciones.get(llaveDeEstacion(entrada.estacion)) ?? impresora;
    const id = idDe(`comanda-${entrada.estacion}-${entrada.orden}`);
    return imprimir(suya, codificar(comandaLayout(entrada)), { ...peticion, id });
  });

  exponer(app, impresionCalls.imprimirHojaCaja, ({ entrada, ...peticion }) =>
    imprimir(impresora, codificar(hojaCajaLayout(entrada)), {
      ...peticion,
      id: idDe(`caja-${entrada.titulo}`),
    }),
  );

  exponer(app, impresionCalls.abrirCajon, (peticion) =>
    imprimir(impresora, conPulso(), { ...peticion, id: idDe('cajon') }),
  );
};

function conLogo(logo: string, bytes: Uint8Array): Uint8Array {
  const trama = tramaDe(logo);
  return trama ? conTrama(trama, bytes) : bytes;
}

type Pedido = { id: string; request: FastifyRequest; reply: FastifyReply };

async function imprimir(impresora: Impresora, bytes: Uint8Array, { id, request, reply }: Pedido) {
  const { destino } = impresora;
  try {
    await impresora.imprimir(bytes, id, seFueDe(reply));
    impresiones.inc({ salio: 'si' });
  } catch (error) {
    impresiones.inc({ salio: 'no' });
    if (error instanceof AppError) throw error;
    request.log.warn({ err: error, id, destino }, 'not printed');
    throw new AppError('IMPRESORA_NO_DISPONIBLE', { destino });
  }
  return { id, destino };
}

/** Sortable by number in a folder; never the same twice, since a paper may be printed again. */
const idDe = (numero: string): string =>
  `${numero.replace(/[^\w-]/g, '') || 'ticket'}-${randomUUID().slice(0, 8)}`;
