import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';
import { comprobantesRepository } from '../documento/comprobantesRepository';
import { estadoDeDocumento } from '../documento/estadoDeDocumento';

import { adelantosRepository } from './adelantosRepository';
import { pausasRepository } from './pausasRepository';
import { reintentosRepository } from './reintentosRepository';

/** What a person does about a document or a company that the authority refused. */
export const entregaRoutes: FastifyPluginAsync<Deps> = async (app, { db, entrega }) => {
  const comprobantes = comprobantesRepository(db);
  const adelantos = adelantosRepository(db);
  const pausas = pausasRepository(db);
  const reintentos = reintentosRepository(db);

  exponer(
    app,
    documentosCalls.reintentarComprobante,
    async ({ caller, empresa, entrada: { clave }, ahora }) => {
      await reintentos.reintentar(empresa, { clave, por: caller.email, ahora });
      await entrega.apurar(empresa, clave);
      return estadoDeDocumento(comprobantes, empresa, clave);
    },
  );

  exponer(app, documentosCalls.consultarAhora, async ({ empresa, entrada: { clave }, ahora }) => {
    await estadoDeDocumento(comprobantes, empresa, clave);
    await adelantos.adelantar(empresa, { clave, ahora });
    await entrega.apurar(empresa, clave);
    return estadoDeDocumento(comprobantes, empresa, clave);
  });

  exponer(app, emisionCalls.consultarPausa, async ({ empresa }) => {
    const pausa = await pausas.leer(empresa);
    if (!pausa) return null;
    const { ambiente: _, desde, pendientes, ...suya } = pausa;
    return { ...suya, desde: desde.toISOString(), pendientes: pendientes ?? 0 };
  });

  exponer(app, emisionCalls.reanudarEmision, async ({ caller, empresa, ahora }) => {
    const habia = await pausas.reanudar(empresa, { por: caller.email, ahora });
    return conMsg(null, habia ? 'La emisión sigue' : 'La emisión no estaba en pausa');
  });
};
