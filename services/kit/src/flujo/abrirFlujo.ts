import type { FastifyReply, FastifyRequest } from 'fastify';

import { soltarPeticion } from '../metricas/contarPeticiones';
import type { FlujoDicho } from '../http/respuesta';

type Pedida = { request: FastifyRequest; reply: FastifyReply };

/** A proxy that keeps back what it is given, or takes it as something to compress, would keep a beat too. */
const CABECERAS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Takes the answer out of fastify's hands, with the headers that its hooks have set, and leaves it open. */
export function abrirFlujo({ seguir }: FlujoDicho, { request, reply }: Pedida): FastifyReply {
  const { raw } = reply;
  reply.hijack();
  soltarPeticion(request);
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...CABECERAS }); // set by our hooks, as text
  if (request.method === 'HEAD') {
    raw.end();
    return reply;
  }
  const dejar = seguir(raw);
  raw.once('error', dejar); // a line that breaks is how it ends
  raw.once('close', dejar);
  if (raw.destroyed) dejar();
  return reply;
}
