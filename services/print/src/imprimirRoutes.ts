import { randomUUID } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { impresionCalls, type TicketBody } from '@comanda/shared/contracts/impresion';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/exponer';

import { codificar } from './escpos/codificar';
import { seFueDe } from './seFue';
import { cuentasDe } from './tickets/cuentasDe';
import { ticketLayout } from './tickets/ticketLayout';

import type { Impresora } from './impresoras/impresora';

export const imprimirRoutes: FastifyPluginAsync<{ impresora: Impresora }> = async (
  app,
  { impresora },
) => {
  exponer(app, impresionCalls.imprimirTicket, async ({ entrada, request, reply }) => {
    const bytes = codificar(ticketLayout(entrada, cuentasDe(entrada)));
    const id = idDeTicket(entrada);
    const { destino } = impresora;
    try {
      await impresora.imprimir(bytes, id, seFueDe(reply));
    } catch (error) {
      if (error instanceof AppError) throw error;
      request.log.warn({ err: error, id, destino }, 'ticket not printed');
      throw new AppError('IMPRESORA_NO_DISPONIBLE', { destino });
    }
    return { id, destino };
  });
};

/** Sortable by number in a folder; never the same twice, since a ticket may be printed again. */
function idDeTicket({ secuencial }: TicketBody): string {
  return `${secuencial.replace(/[^\w-]/g, '') || 'ticket'}-${randomUUID().slice(0, 8)}`;
}
