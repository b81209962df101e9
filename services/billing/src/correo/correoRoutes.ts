import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { empresasPermitidas, type EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';
import { comprobantesRepository } from '../documento/comprobantesRepository';

import { correosRepository } from './correosRepository';

const SOLO_AL_CLIENTE = 'Solo un Administrador elige a quién se envía. Sin correo va al cliente';

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
    if (email !== '' && caller.perfil !== 'Administrador')
      throw enCampo('PERFIL_NO_PERMITIDO', 'email', { msg: SOLO_AL_CLIENTE });
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
