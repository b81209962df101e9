import type { FastifyPluginAsync } from 'fastify';

import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionCalls as calls } from '@comanda/shared/contracts/facturacion/emision';
import { avisoDeIva } from '@comanda/shared/domain/ley/avisoDeIva';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { enCarril } from '@comanda/kit/base/carril';
import { exponer } from '@comanda/kit/http/exponer';
import { empresasPermitidas, type EmpresaId } from '@comanda/kit/acceso/tenant';

import { conciliacionRepository } from '../conciliacion/conciliacionRepository';
import { correosRepository } from '../correo/correosRepository';
import type { Deps } from '../deps';
import { EN_ESPERA } from '../documento/espera';
import { leyDe } from '../empresas/empresaRow';
import { empresasRepository } from '../empresas/empresasRepository';
import { autoridadRepository } from '../entrega/autoridadRepository';
import { pausasRepository } from '../entrega/pausasRepository';
import { certificadosRepository } from '../firmas/certificadosRepository';

import { atencionRepository } from './atencionRepository';
import { ausenciaDe, desfaseDeAutoridad, type Ausencia } from './autoridad';
import { avisosDe, type Situacion } from './avisos';

/** `pausado`: the ambiente whose documents a pause holds. */
type Demora = {
  pausado: string | undefined;
  estados: readonly EstadoComprobante[];
  ahora: Date;
};
type Visto = { ahora: Date; ausencia: Ausencia | undefined; desfaseMs: number };

/** How long before its numbers go back a till that is out of reach is told of. */
const HORAS_DE_FIN = 12;
const NADIE = { cuantos: 0, desde: null };
const SIN_LOS_POR_FIRMAR = EN_ESPERA.filter((estado) => estado !== 'POR_FIRMAR');

/** What needs a person, in every company of the caller: the badge of the header. */
export const atencionRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, modo, limiteDeEspera } = deps;
  const alcanzados = modo === 'produccion' ? ['1', '2'] : ['1'];
  const atencion = atencionRepository(db);
  const pausas = pausasRepository(db);
  const certificados = certificadosRepository(db);
  const correos = correosRepository(db);
  const conciliacion = conciliacionRepository(db);
  const empresas = empresasRepository(db);
  const autoridades = autoridadRepository(db);
  const cuantosEsperan = async (empresa: EmpresaId, ambiente: string, ahora: Date) => {
    const entrada = { limite: ahora, ambientes: [ambiente], estados: EN_ESPERA };
    return (await enCarril(() => atencion.enEspera(empresa, entrada))).cuantos;
  };

  /** Those that a pause holds are told with it. */
  const queDemoran = (empresa: EmpresaId, { pausado, estados, ahora }: Demora) => {
    const ambientes = alcanzados.filter((uno) => uno !== pausado);
    if (ambientes.length === 0) return NADIE;
    const entrada = { limite: limiteDeEspera(ahora), estados, ambientes };
    return enCarril(() => atencion.enEspera(empresa, entrada));
  };

  const queEsperan = async (
    empresa: EmpresaId,
    pausado: string | undefined,
    { ausencia, ahora }: Visto,
  ) => {
    if (!ausencia || ausencia.ambiente === pausado) return undefined;
    const cuantos = await cuantosEsperan(empresa, ausencia.ambiente, ahora);
    return cuantos > 0 ? { desde: ausencia.desde, esperan: cuantos } : undefined;
  };

  const situacionDe = async (empresa: EmpresaId, visto: Visto): Promise<Situacion> => {
    const { ahora } = visto;
    const [porRevisar, enSri, pausa, certificado, correosFallidos, sinLinea, emisor] =
      await Promise.all([
        enCarril(() => atencion.porRevisar(empresa)),
        enCarril(() => conciliacion.hallazgos(empresa)),
        enCarril(() => pausas.leer(empresa)),
        enCarril(() => certificados.leerActivo(empresa)),
        enCarril(() => correos.cuantosFallidos(empresa)),
        enCarril(() => atencion.sinLinea(empresa, { ahora, horasDeFin: HORAS_DE_FIN })),
        enCarril(() => empresas.leer(empresa)),
      ]);
    const estados = certificado ? EN_ESPERA : SIN_LOS_POR_FIRMAR; // what has no certificate is told with that
    const pausado = pausa?.ambiente;
    const [porFirmar, sinSalida, espera, sinRespuesta] = await Promise.all([
      certificado ? 0 : enCarril(() => atencion.porFirmar(empresa)),
      modo === 'produccion' ? 0 : cuantosEsperan(empresa, '2', ahora),
      queDemoran(empresa, { pausado, estados, ahora }),
      queEsperan(empresa, pausado, visto),
    ]);
    return {
      porRevisar,
      enSri,
      pausa,
      certificado,
      porFirmar,
      correosFallidos,
      sinSalida,
      espera,
      sinLinea,
      iva: avisoDeIva(fechaNegocio(ahora), leyDe(emisor)),
      autoridad: { ausencia: sinRespuesta, desfaseMs: certificado ? visto.desfaseMs : 0 },
    };
  };

  exponer(app, calls.consultarAtencion, async ({ caller, ahora }) => {
    const vigiladas = empresasPermitidas(caller, calls.consultarAtencion.acceso.area);
    const vistas = await autoridades.leer();
    const visto = {
      ahora,
      ausencia: ausenciaDe(vistas, ahora),
      desfaseMs: desfaseDeAutoridad(vistas, ahora),
    };
    const avisos = await Promise.all(
      vigiladas.map(async ({ id, empresa }) =>
        avisosDe(await situacionDe(id, visto), ahora).map((aviso) => ({ empresa, ...aviso })),
      ),
    );
    return avisos.flat();
  });
};
