import type { FastifyPluginAsync } from 'fastify';

import { servicioCalls as calls } from '@comanda/shared/contracts/reportes/servicio';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { servicioRepository } from './servicioRepository';

/** What the workers of a company share of a month. */
export const servicioRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const servicio = servicioRepository(db);

  exponer(app, calls.repartoDeServicio, ({ empresa, entrada }) =>
    servicio.leer(empresa, entrada.mes),
  );

  exponer(app, calls.guardarDiasDeServicio, async ({ caller, empresa, entrada, ahora }) =>
    conMsg(
      await servicio.guardar(empresa, entrada, { usuario: caller, ahora }),
      'Días del servicio guardados',
    ),
  );
};
