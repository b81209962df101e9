import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { conNumero } from '@comanda/kit/base/conNumero';
import { exponer } from '@comanda/kit/http/exponer';

import type { Deps } from '../deps';
import { comprobantesRepository } from '../documento/comprobantesRepository';
import { estadoDeDocumento } from '../documento/estadoDeDocumento';

import { enPortalRepository } from './enPortalRepository';

/** What was done in the authority's portal, where no sale changes with it. */
export const enPortalRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const comprobantes = comprobantesRepository(db);
  const enPortal = enPortalRepository(db);

  exponer(app, documentosCalls.anularNotaEnSri, async ({ caller, empresa, entrada, ahora }) => {
    const { clave, anulada_en_sri: anulada } = entrada;
    const acto = { clave, anulada, hoy: fechaNegocio(ahora), por: caller, ahora };
    const falta = await enPortal.anularNota(empresa, acto);
    if (falta) throw new AppError(falta, { clave, anulada });
    return estadoDeDocumento(comprobantes, empresa, clave);
  });

  exponer(app, documentosCalls.restaurarVigente, async ({ caller, empresa, entrada, ahora }) => {
    const { clave } = entrada;
    const acto = { clave, hoy: fechaNegocio(ahora), por: caller, ahora };
    const falta = await conNumero(enPortal.restaurar(empresa, acto));
    if (falta) throw new AppError(falta, { clave });
    return estadoDeDocumento(comprobantes, empresa, clave);
  });
};
