import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/exponer';
import { archivo } from '@comanda/kit/respuesta';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { FormatoRide } from '../ride/ride';

import type { ComprobantesRepository } from './comprobantesRepository';
import { estadoDe } from './estadoDe';

type Deps = {
  comprobantes: ComprobantesRepository;
  /** Does the job now if nobody is at it, for a few seconds at most. */
  apurar: (empresa: EmpresaId, clave: string) => Promise<void>;
  /** The printed form of an authorised document. */
  ride: (empresa: EmpresaId, clave: string, formato: FormatoRide) => Promise<Buffer>;
};

export const comprobantesRoutes: FastifyPluginAsync<Deps> = async (
  app,
  { comprobantes, apurar, ride },
) => {
  exponer(app, calls.firmarXml, async ({ empresa, entrada: { infoTributaria } }) => {
    const clave = infoTributaria.claveAcceso;
    await estadoDe(comprobantes, empresa, clave);
    await apurar(empresa, clave);
    return estadoDe(comprobantes, empresa, clave);
  });

  exponer(app, documentosCalls.consultarComprobante, ({ empresa, entrada: { clave } }) =>
    estadoDe(comprobantes, empresa, clave),
  );

  exponer(app, documentosCalls.descargarXml, async ({ empresa, entrada: { archivo: nombre } }) => {
    const clave = nombre.slice(0, 49);
    const contenido = await comprobantes.xml(empresa, clave);
    if (contenido === undefined) throw new AppError('NO_ENCONTRADO', { clave });
    return archivo({ tipo: 'application/xml; charset=utf-8', nombre, contenido });
  });

  exponer(app, documentosCalls.descargarRide, async ({ empresa, entrada }) => {
    const { clave, formato = 'a4' } = entrada;
    const contenido = await ride(empresa, clave, formato);
    return archivo({ tipo: 'application/pdf', nombre: `${clave}.pdf`, contenido });
  });
};
