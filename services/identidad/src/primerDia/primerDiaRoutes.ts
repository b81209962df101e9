import type { FastifyPluginAsync } from 'fastify';

import { primerDiaCalls as calls } from '@comanda/shared/contracts/admin/primerDia';
import { exponer } from '@comanda/kit/http/exponer';

import type { Deps } from '../deps';

import { primerDiaRepository } from './primerDiaRepository';

/** What a company has done of its first day, for the wizard that leads through it. */
export const primerDiaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const primerDia = primerDiaRepository(db);

  exponer(app, calls.consultarPrimerDia, ({ empresa }) => primerDia.leer(empresa));

  exponer(app, calls.marcarPaso, async ({ caller, empresa, entrada: { paso, hecho }, ahora }) => {
    await primerDia.marcar(empresa, { paso, hecho }, { usuario: caller, ahora });
    return null;
  });
};
