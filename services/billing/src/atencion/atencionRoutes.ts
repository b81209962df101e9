import type { FastifyPluginAsync } from 'fastify';

import type { EstadoComprobante } from '@comanda/shared/contracts/documentos';
import { emisionCalls as calls } from '@comanda/shared/contracts/emision';
import { exponer } from '@comanda/kit/exponer';
import { empresasPermitidas, type EmpresaId } from '@comanda/kit/tenant';

import { correosRepository } from '../correo/correosRepository';
import type { Deps } from '../deps';
import { EN_ESPERA } from '../documento/espera';
import { pausasRepository } from '../entrega/pausasRepository';
import { certificadosRepository } from '../firmas/certificadosRepository';

import { atencionRepository } from './atencionRepository';
import { avisosDe, type Situacion } from './avisos';

const NADIE = { cuantos: 0, desde: null };
const SIN_LOS_POR_FIRMAR = EN_ESPERA.filter((estado) => estado !== 'POR_FIRMAR');

/** What needs a person, in every company of the caller: the badge of the header. */
export const atencionRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, reloj, modo, limiteDeEspera } = deps;
  const atencion = atencionRepository(db);
  const pausas = pausasRepository(db);
  const certificados = certificadosRepository(db);
  const correos = correosRepository(db);

  const deProduccion = async (empresa: EmpresaId) => {
    const entrada = { limite: reloj(), ambientes: ['2'], estados: EN_ESPERA };
    return (await atencion.enEspera(empresa, entrada)).cuantos;
  };

  const queDemoran = (empresa: EmpresaId, estados: readonly EstadoComprobante[]) =>
    atencion.enEspera(empresa, {
      ...{ limite: limiteDeEspera(), estados },
      ambientes: modo === 'produccion' ? ['1', '2'] : ['1'],
    });

  const situacionDe = async (empresa: EmpresaId): Promise<Situacion> => {
    const [porRevisar, pausa, certificado, correosFallidos] = await Promise.all([
      atencion.porRevisar(empresa),
      pausas.leer(empresa),
      certificados.leerActivo(empresa),
      correos.cuantosFallidos(empresa),
    ]);
    const [porFirmar, sinSalida, espera] = await Promise.all([
      certificado ? 0 : atencion.porFirmar(empresa),
      modo === 'produccion' ? 0 : deProduccion(empresa),
      // what a pause holds is told with it, what has no certificate with that
      pausa ? NADIE : queDemoran(empresa, certificado ? EN_ESPERA : SIN_LOS_POR_FIRMAR),
    ]);
    return { porRevisar, pausa, certificado, porFirmar, correosFallidos, sinSalida, espera };
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
