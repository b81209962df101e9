import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida } from '@comanda/kit/tenant';

import { toEmpresaFacturacion } from './empresaRow';
import type { EmpresasRepository } from './empresasRepository';

export const empresasRoutes: FastifyPluginAsyncZod<{ empresas: EmpresasRepository }> = async (
  app,
  { empresas },
) => {
  app.route({
    ...routeOf(calls.consultarEmpresa),
    handler: async ({ caller, params }) => {
      const fila = await empresas.leer(empresaPermitida(caller, params.company));
      return { success: true as const, data: toEmpresaFacturacion(fila) };
    },
  });
};
