import type { FastifyPluginAsync } from 'fastify';

import { compradoresCalls as calls } from '@comanda/shared/contracts/ventas/compradores';
import { exponer } from '@comanda/kit/http/exponer';

import type { Deps } from '../deps';

import { compradoresRepository } from './compradoresRepository';

export const compradoresRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const compradores = compradoresRepository(db);

  exponer(app, calls.clientesFrecuentes, ({ empresa, entrada: { busqueda = '' } }) =>
    compradores.frecuentes(empresa, busqueda),
  );

  exponer(app, calls.ultimaOrden, ({ empresa, entrada }) =>
    compradores.ultimaOrden(empresa, entrada.cedula),
  );
};
