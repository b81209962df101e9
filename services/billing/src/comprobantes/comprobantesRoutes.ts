import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion';
import { AppError } from '@comanda/shared/errors/AppError';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida, type EmpresaId } from '@comanda/kit/tenant';

import type { FormatoRide } from '../ride/ride';

import { toComprobanteEstado } from './comprobanteRow';
import type { ComprobantesRepository } from './comprobantesRepository';

type Deps = {
  comprobantes: ComprobantesRepository;
  /** Does the job now if nobody is at it, for a few seconds at most. */
  apurar: (empresa: EmpresaId, clave: string) => Promise<void>;
  /** The printed form of an authorised document. */
  ride: (empresa: EmpresaId, clave: string, formato: FormatoRide) => Promise<Buffer>;
};

export const comprobantesRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { comprobantes, apurar, ride },
) => {
  const estadoDe = async (empresa: EmpresaId, clave: string) => {
    const fila = await comprobantes.estado(empresa, clave);
    if (!fila) throw new AppError('NO_ENCONTRADO', { clave });
    return toComprobanteEstado(fila);
  };

  app.route({
    ...routeOf(calls.firmarXml),
    handler: async ({ caller, query, body }) => {
      const empresa = empresaPermitida(caller, query.empresa);
      const clave = body.infoTributaria.claveAcceso;
      await estadoDe(empresa, clave);
      await apurar(empresa, clave);
      return { success: true as const, data: await estadoDe(empresa, clave) };
    },
  });

  app.route({
    ...routeOf(documentosCalls.consultarComprobante),
    handler: async ({ caller, params, query }) => {
      const empresa = empresaPermitida(caller, query.empresa);
      return { success: true as const, data: await estadoDe(empresa, params.clave) };
    },
  });

  app.route({
    ...routeOf(documentosCalls.descargarXml),
    handler: async ({ caller, params, query }, reply) => {
      const clave = params.archivo.slice(0, 49);
      const xml = await comprobantes.xml(empresaPermitida(caller, query.empresa), clave);
      if (xml === undefined) throw new AppError('NO_ENCONTRADO', { clave });
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', `inline; filename="${params.archivo}"`)
        .send(xml);
    },
  });

  app.route({
    ...routeOf(documentosCalls.descargarRide),
    handler: async ({ caller, params: { clave }, query }, reply) => {
      const { empresa, formato = 'a4' } = query;
      const pdf = await ride(empresaPermitida(caller, empresa), clave, formato);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${clave}.pdf"`)
        .send(pdf);
    },
  });
};
