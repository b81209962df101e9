import { setTimeout as esperar } from 'node:timers/promises';

import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';

import { abrirArchivo } from './archivo';
import { crearAutoridad } from './autoridad';
import { argumento, falta } from './soap';

/**
 * How it behaves: 'caida' cuts every connection, 'demorado' answers after `ms`, 'mudo' takes in a document and cuts
 * before answering, 'fallo' answers 500.
 */
const modoSchema = z.strictObject({
  modo: z.enum(['normal', 'caida', 'demorado', 'mudo', 'fallo']),
  ms: z.number().int().min(0).max(60_000).default(0),
});
type Modo = z.output<typeof modoSchema>;

export type SandboxOptions = {
  reloj?: () => Date;
  /** Where to keep what was received; none: in memory. */
  archivo?: string | null;
};

const BASE = '/comprobantes-electronicos-ws';
const MEDIO_MEGA = 512 * 1024;

/** The authority's two SOAP services, with their real paths, and a control for tests. Never for production. */
export function buildSandbox({
  reloj = () => new Date(),
  archivo = null,
}: SandboxOptions = {}): FastifyInstance {
  const autoridad = crearAutoridad({ archivo: abrirArchivo(archivo), reloj });
  const app = fastify({ logger: false, bodyLimit: 2 * MEDIO_MEGA });
  let modo: Modo = { modo: 'normal', ms: 0 };

  app.addContentTypeParser(
    ['text/xml', 'application/soap+xml'],
    { parseAs: 'string' },
    (_request, cuerpo, done) => {
      done(null, cuerpo);
    },
  );

  async function responder(reply: FastifyReply, contestar: () => string | null): Promise<unknown> {
    if (modo.modo === 'caida') return reply.hijack().raw.destroy();
    if (modo.modo === 'fallo')
      return reply.code(500).type('text/html').send('<html>Internal Server Error</html>');
    if (modo.modo === 'demorado') await esperar(modo.ms);
    const respuesta = contestar();
    if (modo.modo === 'mudo') return reply.hijack().raw.destroy();
    reply.type('text/xml; charset=utf-8');
    return respuesta === null
      ? reply.code(500).send(falta('Unmarshalling Error'))
      : reply.send(respuesta);
  }

  app.post(`${BASE}/RecepcionComprobantesOffline`, (request, reply) =>
    responder(reply, () => {
      const base64 = argumento(String(request.body), 'recepcion', 'validarComprobante/xml');
      return base64 === null
        ? null
        : autoridad.recibir(Buffer.from(base64, 'base64').toString('utf8'));
    }),
  );

  app.post(`${BASE}/AutorizacionComprobantesOffline`, (request, reply) =>
    responder(reply, () => {
      const clave = argumento(
        String(request.body),
        'autorizacion',
        'autorizacionComprobante/claveAccesoComprobante',
      );
      return clave === null ? null : autoridad.consultar(clave);
    }),
  );

  app.post('/control', (request) => {
    modo = modoSchema.parse(request.body);
    return modo;
  });
  app.get('/salud', () => ({ success: true, data: { vivo: true, modo: modo.modo } }));
  return app;
}

/** Listens on the loopback; answers the base address of the services. */
export async function startSandbox(
  options: SandboxOptions & { port?: number },
): Promise<{ url: string; control: string; close(): Promise<void> }> {
  const app = buildSandbox(options);
  const origen = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  return { url: origen + BASE, control: `${origen}/control`, close: () => app.close() };
}
