import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion/facturacion';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/http/exponer';
import { archivo } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';
import { comprobantesRepository } from '../documento/comprobantesRepository';
import { estadoDeDocumento } from '../documento/estadoDeDocumento';
import { empresasRepository } from '../empresas/empresasRepository';
import { crearRide } from '../ride/ride';

export const comprobantesRoutes: FastifyPluginAsync<Deps> = async (app, { db, entrega }) => {
  const comprobantes = comprobantesRepository(db);
  const ride = crearRide({ comprobantes, empresas: empresasRepository(db) });

  exponer(app, calls.firmarXml, async ({ empresa, entrada: { infoTributaria } }) => {
    const clave = infoTributaria.claveAcceso;
    await estadoDeDocumento(comprobantes, empresa, clave);
    await entrega.apurar(empresa, clave);
    return estadoDeDocumento(comprobantes, empresa, clave);
  });

  exponer(app, documentosCalls.consultarComprobante, ({ empresa, entrada: { clave } }) =>
    estadoDeDocumento(comprobantes, empresa, clave),
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
