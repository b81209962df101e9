import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { emisionCalls as calls } from '@comanda/shared/contracts/emision';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida } from '@comanda/kit/tenant';

import type { EmisionRepository } from './emisionRepository';

/** Ambiente, series and numberings of a company: looked at, and changed. */
export const emisionRoutes: FastifyPluginAsyncZod<{ emision: EmisionRepository }> = async (
  app,
  { emision },
) => {
  app.route({
    ...routeOf(calls.consultarEmision),
    handler: async ({ caller, query }) => ({
      success: true as const,
      data: await emision.leer(empresaPermitida(caller, query.empresa)),
    }),
  });

  app.route({
    ...routeOf(calls.guardarEmision),
    handler: async ({ caller, body }) => {
      const { empresa, siguiente_factura, siguiente_nota_credito, ...ajustes } = body;
      const data = await emision.guardar(empresaPermitida(caller, empresa), {
        ajustes,
        siguientes: {
          ...(siguiente_factura !== undefined && { '01': siguiente_factura }),
          ...(siguiente_nota_credito !== undefined && { '04': siguiente_nota_credito }),
        },
        usuario: caller.id,
      });
      return { success: true as const, msg: 'Emision actualizada', data };
    },
  });
};
