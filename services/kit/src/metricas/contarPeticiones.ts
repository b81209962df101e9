import type { FastifyInstance, FastifyRequest } from 'fastify';

import { enMano } from '../proceso/cederElPaso';

import { duracion, enCurso } from './delProceso';

declare module 'fastify' {
  interface FastifyRequest {
    soltarMano: (() => void) | null;
  }
}

/** What asks how the service is would hide how it serves. */
const DE_VIGILANCIA = /^\/(salud|metricas)/;
const METODOS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** What stays open for hours is no request in hand: who gives way to others would wait for it, and it has no duration. */
export function soltarPeticion(request: FastifyRequest): void {
  enCurso.dec();
  request.soltarMano?.();
  request.soltarMano = null;
}

/** Every request by the pattern of its route, and what is of no route together: labels that nobody outside can add to. */
export function contarPeticiones(app: FastifyInstance): void {
  app.decorateRequest('soltarMano', null);
  app.addHook('onRequest', (request, _reply, done) => {
    enCurso.inc();
    request.soltarMano = enMano();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.soltarMano) return done();
    soltarPeticion(request);
    const ruta = rutaDe(request);
    if (!DE_VIGILANCIA.test(ruta)) {
      const clase = `${Math.floor(reply.statusCode / 100)}xx`;
      duracion.observe({ metodo: metodoDe(request), ruta, clase }, reply.elapsedTime / 1_000);
    }
    done();
  });
}

const rutaDe = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'ninguna';

const metodoDe = ({ method }: FastifyRequest): string => (METODOS.has(method) ? method : 'OTRO');
