import type { FastifyPluginAsync } from 'fastify';

import { resumenCalls as calls } from '@comanda/shared/contracts/reportes/resumen';
import { enCarril } from '@comanda/kit/base/carril';
import { enEmpresa } from '@comanda/kit/base/db';
import { exponer } from '@comanda/kit/http/exponer';
import { empresasPermitidas } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';

import { FUENTES } from './fuentes';

/** How the business stands, for Inicio: each source in a transaction of its own, so that one that fails fails alone. */
export const resumenRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  exponer(app, calls.consultarResumen, async ({ caller, request, ahora }) => {
    const preguntas = FUENTES.flatMap(({ ruta, area, decir }) =>
      empresasPermitidas(caller, area).map(async ({ id, empresa }) => {
        const dicho = await enCarril(() =>
          enEmpresa(db, id, ({ trx, client }) => decir({ trx, client, empresa: id, ahora })),
        ).catch((error: unknown) => {
          request.log.error({ err: error, ruta, empresa }, 'resumen: a source failed');
          return { texto: null };
        });
        return { ruta, empresa, ...dicho };
      }),
    );
    return (await Promise.all(preguntas)).filter(({ texto }) => texto !== '');
  });
};
