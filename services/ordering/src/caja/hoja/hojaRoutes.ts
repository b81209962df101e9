import type { FastifyPluginAsync } from 'fastify';

import { cuadresCalls as calls } from '@comanda/shared/contracts/caja/cuadres';
import { hojaDeInforme } from '@comanda/shared/domain/caja/hojaCaja';
import { exponer } from '@comanda/kit/http/exponer';
import { archivo } from '@comanda/kit/http/respuesta';

import type { Deps } from '../../deps';
import { cuadresRepository } from '../cuadres/cuadresRepository';
import { informesDe } from '../cuadres/informes';

import { hojaPdf } from './hojaPdf';

const PDF = 'application/pdf';

/** X and Z as a PDF of 80 mm. */
export const hojaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const informes = informesDe(cuadresRepository(db));

  exponer(app, calls.descargarX, async ({ caller, empresa, entrada, ahora }) => {
    const informe = await informes.x(empresa, { caller, entrada, ahora });
    const { caja, periodo } = informe;
    const contenido = await hojaPdf(hojaDeInforme(informe, null));
    return archivo({ tipo: PDF, nombre: `X-${caja.id}-${periodo}.pdf`, contenido });
  });

  exponer(app, calls.descargarZ, async ({ empresa, entrada }) => {
    const { informe, cuadre } = await informes.z(empresa, entrada);
    const { caja, periodo } = informe;
    const contenido = await hojaPdf(hojaDeInforme(informe, cuadre), `REPORTE Z ${cuadre.id}`);
    return archivo({ tipo: PDF, nombre: `Z-${caja.id}-${periodo}.pdf`, contenido });
  });
};
