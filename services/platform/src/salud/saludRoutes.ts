import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { saludCalls as calls } from '@comanda/shared/contracts/admin/salud';

import type { Deps } from '../deps';

import { fallosFrecuentes } from './fallosFrecuentes';
import { saludDeTodas, saludPorEmpresa } from './saludRepository';

/** How areas do after the first paint, for the operator (docs/adr/0065). */
export const saludRoutes: FastifyPluginAsync<Deps> = async (app, { db, fuentes }) => {
  exponer(app, calls.listarSalud, ({ ahora }) => saludDeTodas(db, ahora));

  exponer(app, calls.verSaludDeArea, async ({ entrada: { area }, ahora }) => {
    const [empresas, fallos] = await Promise.all([
      saludPorEmpresa(db, area, ahora),
      fallosFrecuentes({ db, fuentes }, area, ahora),
    ]);
    return { empresas, fallos };
  });
};
