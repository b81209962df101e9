import type { FastifyPluginAsync } from 'fastify';

import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion/facturacion';
import { exponer } from '@comanda/kit/http/exponer';

import type { Deps } from '../deps';

import { toEmpresaFacturacion } from './empresaRow';
import { empresasRepository } from './empresasRepository';

export const empresasRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const empresas = empresasRepository(db);

  exponer(app, calls.consultarEmpresa, async ({ empresa }) => {
    const [fila, logo] = await Promise.all([empresas.leer(empresa), empresas.leerLogo(empresa)]);
    return toEmpresaFacturacion(fila, logo);
  });
};
