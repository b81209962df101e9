import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { AppError } from '@comanda/shared/errors/AppError';

import { portador } from '../acceso/acceso';
import { conFallos } from './documentarFallos';
import { esDeEsteEquipo } from '../acceso/esDeEsteEquipo';
import { leerCookie } from '../acceso/cookies';
import { callerDeRefresco, COOKIE_REFRESCO, sesionesDe } from '../acceso/sesiones';

import type { Db } from '../base/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Base = Pick<Db, 'pool' | 'prepared'>;
type Opciones = {
  nombre: string;
  /** Where sessions are; none where the service has none. */
  base: Base | undefined;
};

/** They integrate with a company, or run the product. */
const LECTORES: readonly Perfil[] = ['Administrador', 'Dashboard'];

/**
 * OpenAPI of every route at /documentacion, made from the same contracts that validate: for this machine, and for whoever
 * is logged in as one of LECTORES, with the session's token or the browser's cookie. For anybody else it is not there.
 */
export async function documentar(app: FastifyInstance, { nombre, base }: Opciones): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Comanda: ${nombre}`, version: '1' },
      components: { securitySchemes: { sesion: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (ruta) => jsonSchemaTransform(conFallos(ruta)),
  });
  await app.register(async (sala) => {
    sala.addHook('onRequest', async (request) => {
      if (!(await puedeLeer(request, base))) throw new AppError('NO_ENCONTRADO');
    });
    await sala.register(swaggerUi, { routePrefix: '/documentacion', staticCSP: true });
  });
}

async function puedeLeer(request: FastifyRequest, base: Base | undefined): Promise<boolean> {
  if (esDeEsteEquipo(request)) return true;
  const caller = base && (await quienPide(request, base));
  return !!caller && caller.pendiente === null && LECTORES.includes(caller.perfil);
}

function quienPide(request: FastifyRequest, base: Base) {
  const acceso = portador(request);
  if (acceso !== null) return sesionesDe(base).callerDe(acceso);
  const refresco = leerCookie(request, COOKIE_REFRESCO);
  return refresco ? callerDeRefresco(base, refresco) : null;
}
