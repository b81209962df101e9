import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { subidasCalls as calls } from '@comanda/shared/contracts/admin/subidas';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Deps } from '../deps';

import { llavesRepository } from './llavesRepository';

/** The operator makes the keys of the teams, and takes them back. */
export const llavesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const llaves = llavesRepository(db);

  exponer(app, calls.listarLlaves, () => llaves.listar());

  exponer(app, calls.crearLlave, async ({ caller, entrada, reply }) => {
    reply.header('cache-control', 'no-store');
    return conMsg(await llaves.crear(caller.id, entrada), 'Llave creada');
  });

  exponer(app, calls.revocarLlave, async ({ caller, entrada: { id } }) => {
    if (!(await llaves.revocar(caller.id, id))) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(null, 'Llave revocada');
  });
};
