import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { facturacionCalls as calls } from '@comanda/shared/contracts/facturacion';
import { fechaNegocio } from '@comanda/shared/domain/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { exigirIdempotencia } from '@comanda/kit/idempotencia';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida } from '@comanda/kit/tenant';

import { crearClaveAcceso, formatSecuencial } from '../domain/claveAcceso';
import type { EmpresasRepository } from '../empresas/empresasRepository';

import type { ReservasRepository } from './reservasRepository';

type Deps = {
  reservas: ReservasRepository;
  empresas: EmpresasRepository;
  reloj: () => Date;
  /** Eight random digits, from a source nobody can foresee. */
  codigoNumerico: () => string;
};

const FACTURA = '01';

export const reservasRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { reservas, empresas, reloj, codigoNumerico } = deps;

  app.route({
    ...routeOf(calls.reservarClaveAcceso),
    handler: async ({ caller, body, headers }) => {
      const empresa = empresaPermitida(caller, body.empresa);
      const idempotencia = exigirIdempotencia(headers['idempotency-key']);
      const fila = await empresas.leer(empresa);
      if (!fila.factura) throw new AppError('EMPRESA_SIN_FACTURACION', { empresa: body.empresa });
      exigirRuc(body.ruc, fila.ruc);

      const ahora = reloj();
      const serie = {
        ruc: fila.ruc,
        establecimiento: fila.establecimiento,
        puntoEmision: fila.punto_emision,
        codDoc: FACTURA,
        ambiente: fila.ambiente,
      };
      const crearClave = (secuencial: number) =>
        crearClaveAcceso({
          ...serie,
          fecha: fechaNegocio(ahora),
          secuencial,
          codigoNumerico: codigoNumerico(),
        });
      const { clave_acceso, secuencial } = await reservas.reservar(empresa, {
        serie,
        idempotencia,
        ahora,
        crearClave,
      });
      return {
        success: true as const,
        data: { claveAcceso: clave_acceso, secuencial: formatSecuencial(secuencial) },
      };
    },
  });
};

/** The call carries the RUC (spec section 7); the company's record decides, and a different one is a mistake. */
function exigirRuc(enviado: string, propio: string): void {
  if (enviado === '' || enviado === propio) return;
  throw new AppError('DATOS_INVALIDOS', { enviado, propio }, [
    { campo: 'ruc', msg: 'El RUC no es el de la empresa' },
  ]);
}
