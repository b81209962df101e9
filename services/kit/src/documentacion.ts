import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { conFallos } from './documentarFallos';

import type { FastifyInstance } from 'fastify';

/** OpenAPI of every route at /documentacion, made from the same contracts that validate. */
export async function documentar(app: FastifyInstance, nombre: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Comanda: ${nombre}`, version: '1' },
      components: { securitySchemes: { sesion: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (ruta) => jsonSchemaTransform(conFallos(ruta)),
  });
  await app.register(swaggerUi, { routePrefix: '/documentacion', staticCSP: true });
}
