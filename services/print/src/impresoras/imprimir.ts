import { randomUUID } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { impresiones } from '@comanda/kit/metricas/delProceso';
import { AppError } from '@comanda/shared/errors/AppError';

import { SinTerminar, type Impresora } from './impresora';

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

export type Pedido = { id: string; request: FastifyRequest; reply: FastifyReply };

export async function imprimir(
  impresora: Impresora,
  bytes: Uint8Array,
  { id, request, reply }: Pedido,
) {
  const { destino } = impresora;
  try {
    await impresora.imprimir(bytes, id, seFueDe(reply));
    impresiones.inc({ salio: 'si' });
  } catch (error) {
    impresiones.inc({ salio: 'no' });
    if (error instanceof AppError) throw error;
    request.log.warn({ err: error, id, destino }, 'not printed');
    const empezo = error instanceof SinTerminar;
    throw new AppError(empezo ? 'IMPRESORA_NO_TERMINO' : 'IMPRESORA_NO_DISPONIBLE', { destino });
  }
  return { id, destino };
}

/** Sortable by number in a folder; never the same twice, since a paper may be printed again. */
export const idDe = (numero: string): string =>
  `${numero.replace(/[^\w-]/g, '') || 'ticket'}-${randomUUID().slice(0, 8)}`;
