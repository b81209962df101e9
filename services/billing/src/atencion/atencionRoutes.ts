import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { emisionCalls } from '@comanda/shared/contracts/emision';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida, type EmpresaId } from '@comanda/kit/tenant';

import type { CorreosRepository } from '../correo/correosRepository';
import type { PausasRepository } from '../entrega/pausasRepository';
import type { CertificadosRepository } from '../firmas/certificadosRepository';

import type { AtencionRepository } from './atencionRepository';
import { avisosDe, type Situacion } from './avisos';

type Deps = {
  atencion: AtencionRepository;
  pausas: PausasRepository;
  certificados: CertificadosRepository;
  correos: CorreosRepository;
  reloj: () => Date;
};

const AREA = emisionCalls.consultarAtencion.acceso.area;

/** What needs a person, in every company of the caller: the badge of the header. */
export const atencionRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { atencion, pausas, certificados, correos, reloj },
) => {
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

  app.route({
    ...routeOf(emisionCalls.consultarAtencion),
    handler: async ({ caller }) => {
      const vigiladas = caller.empresas.filter(({ areas }) => areas.includes(AREA));
      const avisos = await Promise.all(
        vigiladas.map(async ({ empresa }) => {
          const situacion = await situacionDe(empresaPermitida(caller, empresa));
          return avisosDe(situacion, reloj()).map((aviso) => ({ empresa, ...aviso }));
        }),
      );
      return { success: true as const, data: avisos.flat() };
    },
  });
};
