import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import { AppError } from '@comanda/shared/errors/AppError';
import { routeOf } from '@comanda/kit/routeOf';
import { empresaPermitida } from '@comanda/kit/tenant';

import type { CorreosRepository } from '../correo/correosRepository';

import { toDetalle, toEmision } from './emisionRow';
import type { EmisionesRepository } from './emisionesRepository';

type Deps = { emisiones: EmisionesRepository; correos: CorreosRepository };

/** The screen 'Facturas electronicas': what was issued, and one document opened. */
export const emisionesRoutes: FastifyPluginAsyncZod<Deps> = async (app, { emisiones, correos }) => {
  app.route({
    ...routeOf(documentosCalls.consultarEmisiones),
    handler: async ({ caller, body: { empresa: nombre, ruc } }) => {
      const empresa = empresaPermitida(caller, nombre);
      const filas = await emisiones.buscar(empresa, ruc.replace(/\s/g, ''));
      const ultimos = await correos.ultimos(
        empresa,
        filas.map(({ clave_acceso }) => clave_acceso),
      );
      const data = filas.map((fila) => {
        const correo = ultimos.get(fila.clave_acceso) ?? null;
        return toEmision(fila, { empresa: nombre, prefijo: app.prefix, correo });
      });
      return { success: true as const, data };
    },
  });

  app.route({
    ...routeOf(documentosCalls.consultarDetalle),
    handler: async ({ caller, params: { clave }, query: { empresa: nombre } }) => {
      const empresa = empresaPermitida(caller, nombre);
      const fila = await emisiones.abrir(empresa, clave);
      if (!fila) throw new AppError('NO_ENCONTRADO', { clave });
      const [ultimos, intentos] = await Promise.all([
        correos.ultimos(empresa, [clave]),
        emisiones.intentos(empresa, clave),
      ]);
      const correo = ultimos.get(clave) ?? null;
      const emision = toEmision(fila, { empresa: nombre, prefijo: app.prefix, correo });
      return { success: true as const, data: toDetalle(emision, fila, intentos) };
    },
  });
};
