import { randomUUID } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { impresionCalls, type TicketBody } from '@comanda/shared/contracts/impresion';
import { aCentavos } from '@comanda/shared/domain/dinero';
import { calcularTotales, tarifaDe, type Totales } from '@comanda/shared/domain/iva';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/enCampo';
import { exponer } from '@comanda/kit/exponer';

import { codificar } from './escpos/codificar';
import { seFueDe } from './seFue';
import { ticketLayout } from './tickets/ticketLayout';

import type { Impresora } from './impresoras/impresora';

export const imprimirRoutes: FastifyPluginAsync<{ impresora: Impresora }> = async (
  app,
  { impresora },
) => {
  exponer(app, impresionCalls.imprimirTicket, async ({ entrada, request, reply }) => {
    const bytes = codificar(ticketLayout(entrada, totalesDe(entrada)));
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

/** The paper must say what the sale says: totals are computed from the lines and compared. */
function totalesDe({ tienda, total, subtotal, iva }: TicketBody): Totales {
  const totales = calcularTotales(
    tienda.map(({ precio_venta, cantidad, porcentaje_iva }, i) => {
      const tarifa = tarifaDe(porcentaje_iva);
      if (tarifa === null) {
        const campo = `tienda.${i}.porcentaje_iva`;
        throw enCampo('DATOS_INVALIDOS', campo, {
          msg: 'porcentaje_iva no es una tarifa conocida',
        });
      }
      return { precio: aCentavos(precio_venta), cantidad, tarifa };
    }),
  );
  const enviados = [total, subtotal, iva].map(aCentavos);
  const propios = [totales.total, totales.subtotal, totales.iva];
  if (enviados.some((enviado, i) => enviado !== propios[i]))
    throw new AppError('TOTALES_NO_COINCIDEN', { enviados, propios });
  return totales;
}

/** Sortable by number in a folder; never the same twice, since a ticket may be printed again. */
function idDeTicket({ secuencial }: TicketBody): string {
  return `${secuencial.replace(/[^\w-]/g, '') || 'ticket'}-${randomUUID().slice(0, 8)}`;
}
