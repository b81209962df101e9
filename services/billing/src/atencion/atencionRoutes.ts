import type { FastifyPluginAsync } from 'fastify';

import { emisionCalls as calls } from '@comanda/shared/contracts/emision';
import { exponer } from '@comanda/kit/exponer';
import { empresasPermitidas, type EmpresaId } from '@comanda/kit/tenant';

import { correosRepository } from '../correo/correosRepository';
import type { Deps } from '../deps';
import { pausasRepository } from '../entrega/pausasRepository';
import { certificadosRepository } from '../firmas/certificadosRepository';

import { atencionRepository } from './atencionRepository';
import { avisosDe, type Situacion } from './avisos';

/** What needs a person, in every company of the caller: the badge of the header. */
export const atencionRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const atencion = atencionRepository(db);
  const pausas = pausasRepository(db);
  const certificados = certificadosRepository(db);
  const correos = correosRepository(db);

  const situacionDe = async (empresa: EmpresaId): Promise<Situacion> => {
    const [porRevisar, pausa, certificado, correosFallidos] = await Promise.all([
      atencion.porRevisar(empresa),
      pausas.leer(empresa),
      certificados.leerActivo(empresa),
      correos.cuantosFallidos(empresa),
    ]);
    const porFirmar = certificado ? 0 : await atencion.porFirmar(empresa);
    return { porRevisar, pausa, certificado, porFirmar, correosFallidos };
  };

  exponer(app, calls.consultarAtencion, async ({ caller }) => {
    const vigiladas = empresasPermitidas(caller, calls.consultarAtencion.acceso.area);
    const avisos = await Promise.all(
      vigiladas.map(async ({ id, empresa }) =>
        avisosDe(await situacionDe(id), reloj()).map((aviso) => ({ empresa, ...aviso })),
      ),
    );
    return avisos.flat();
  });
};
