import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import { emisionCalls } from '@comanda/shared/contracts/emision';
import { AppError } from '@comanda/shared/errors/AppError';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida } from '@comanda/kit/tenant';

import { toComprobanteEstado } from '../comprobantes/comprobanteRow';
import type { ComprobantesRepository } from '../comprobantes/comprobantesRepository';

import type { Entrega } from './entrega';
import type { PausasRepository } from './pausasRepository';
import type { ReintentosRepository } from './reintentosRepository';

type Deps = {
  comprobantes: ComprobantesRepository;
  pausas: PausasRepository;
  reintentos: ReintentosRepository;
  apurar: Entrega['apurar'];
  reloj: () => Date;
};

/** What a person does about a document or a company that the authority refused. */
export const entregaRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { comprobantes, pausas, reintentos, apurar, reloj },
) => {
  app.route({
    ...routeOf(documentosCalls.reintentarComprobante),
    handler: async ({ caller, params: { clave }, body }) => {
      const empresa = empresaPermitida(caller, body.empresa);
      await reintentos.reintentar(empresa, { clave, por: caller.email, ahora: reloj() });
      await apurar(empresa, clave);
      const fila = await comprobantes.estado(empresa, clave);
      if (!fila) throw new AppError('NO_ENCONTRADO', { clave });
      return { success: true as const, data: toComprobanteEstado(fila) };
    },
  });

  app.route({
    ...routeOf(emisionCalls.consultarPausa),
    handler: async ({ caller, query }) => {
      const pausa = await pausas.leer(empresaPermitida(caller, query.empresa));
      const data = pausa
        ? { ...pausa, desde: pausa.desde.toISOString(), pendientes: pausa.pendientes ?? 0 }
        : null;
      return { success: true as const, data };
    },
  });

  app.route({
    ...routeOf(emisionCalls.reanudarEmision),
    handler: async ({ caller, body }) => {
      const empresa = empresaPermitida(caller, body.empresa);
      const habia = await pausas.reanudar(empresa, { por: caller.email, ahora: reloj() });
      const msg = habia ? 'La emision sigue' : 'La emision no estaba en pausa';
      return { success: true as const, msg, data: null };
    },
  });
};
