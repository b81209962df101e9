import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/http/exponer';
import { empresasPermitidas, type EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';
import { comprobantesRepository } from '../documento/comprobantesRepository';

import { correosRepository } from './correosRepository';

/** Spec section 7, /envial_email: a document goes to its buyer, or to whom the caller says, once more. */
export const correoRoutes: FastifyPluginAsync<Deps> = async (app, { db, cartero }) => {
  const comprobantes = comprobantesRepository(db);
  const correos = correosRepository(db);

  /** The company that was named, or the caller's company that has the document. */
  async function duenaDe(clave: string, candidatas: readonly EmpresaId[]): Promise<EmpresaId> {
    for (const empresa of candidatas) {
      if (await comprobantes.estado(empresa, clave)) return empresa;
    }
    throw new AppError('NO_ENCONTRADO', { clave });
  }

  exponer(app, documentosCalls.enviarCorreo, async ({ caller, empresa, entrada, ahora }) => {
    const { claveAcceso: clave, email, asuntos: asunto } = entrada;
    const candidatas =
      empresa === undefined ? empresasPermitidas(caller).map(({ id }) => id) : [empresa];
    const duena = await duenaDe(clave, candidatas);
    const pedido = { clave, email, asunto, por: caller.email, ahora };
    const correo = await correos.pedir(duena, pedido);
    await cartero.apurar(correo);
    const estado = await correos.estado(duena, correo);
    if (!estado) throw new AppError('NO_ENCONTRADO', { clave });
    return estado;
  });
};
