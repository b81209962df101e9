import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import { emisionCalls } from '@comanda/shared/contracts/emision';
import { exponer } from '@comanda/kit/exponer';
import { conMsg } from '@comanda/kit/respuesta';

import type { ComprobantesRepository } from '../comprobantes/comprobantesRepository';
import { estadoDe } from '../comprobantes/estadoDe';

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
export const entregaRoutes: FastifyPluginAsync<Deps> = async (
  app,
  { comprobantes, pausas, reintentos, apurar, reloj },
) => {
  exponer(
    app,
    documentosCalls.reintentarComprobante,
    async ({ caller, empresa, entrada: { clave } }) => {
      await reintentos.reintentar(empresa, { clave, por: caller.email, ahora: reloj() });
      await apurar(empresa, clave);
      return estadoDe(comprobantes, empresa, clave);
    },
  );

  exponer(app, emisionCalls.consultarPausa, async ({ empresa }) => {
    const pausa = await pausas.leer(empresa);
    if (!pausa) return null;
    return { ...pausa, desde: pausa.desde.toISOString(), pendientes: pausa.pendientes ?? 0 };
  });

  exponer(app, emisionCalls.reanudarEmision, async ({ caller, empresa }) => {
    const habia = await pausas.reanudar(empresa, { por: caller.email, ahora: reloj() });
    return conMsg(null, habia ? 'La emision sigue' : 'La emision no estaba en pausa');
  });
};
