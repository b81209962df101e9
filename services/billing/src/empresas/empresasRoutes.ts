import type { FastifyPluginAsync } from 'fastify';

import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion';
import { exponer } from '@comanda/kit/exponer';

import { toEmpresaFacturacion } from './empresaRow';
import type { EmpresasRepository } from './empresasRepository';

export const empresasRoutes: FastifyPluginAsync<{ empresas: EmpresasRepository }> = async (
  app,
  { empresas },
) => {
  exponer(app, calls.consultarEmpresa, async ({ empresa }) =>
    toEmpresaFacturacion(await empresas.leer(empresa)),
  );
};
