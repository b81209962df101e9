import type { FastifyInstance } from 'fastify';

import { rutasDe } from '@comanda/kit/http/rutasDe';
import { buildServer, type Server, type ServerOptions } from '@comanda/kit/http/server';
import { AppError } from '@comanda/shared/errors/AppError';

import { guardaDeCajon, type GuardaDeCajon } from './cajon/guardaDeCajon';
import type { Impresoras } from './impresoras/elegirImpresoras';

import type { Deps } from './deps';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, authorization, idempotency-key, x-request-id',
  'access-control-allow-private-network': 'true',
  'access-control-max-age': '600',
};

/** Only pages of the product print here. A caller without an Origin is no page: a program on this machine. */
function permitirOrigenes(app: FastifyInstance, origenes: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    reply.header('vary', 'Origin');
    if (!origenes.includes(origin)) throw new AppError('ORIGEN_NO_PERMITIDO', { origin });
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'x-request-id');
    if (request.method === 'OPTIONS') return reply.headers(PREFLIGHT).code(204).send();
  });
}

export type PrintDeps = {
  impresoras: Impresoras;
  /** Origins of the product's pages: 'http://localhost:3000'. */
  origenes: readonly string[];
  /** Who may open the drawer; unsaid, it forgets with the process. */
  cajon?: GuardaDeCajon;
};

/** Anybody on the machine may call it without a login: of all of them together, many times what a till prints. */
export const RITMO_DE_IMPRESION = { usuario: 0, direccion: 20 } as const;

const SIN_VINCULAR =
  'Este servicio de impresión abre el cajón para cualquier programa del equipo. Vincúlelo';

/** The till's own print service; it must listen on the loopback only. */
export async function buildPrint(
  { impresoras, origenes, cajon = guardaDeCajon(null) }: PrintDeps,
  options: Omit<ServerOptions, 'nombre'> = {},
): Promise<Server> {
  const app = await buildServer({
    nombre: 'print',
    salud: () => Promise.resolve({ impresora: impresoras.deCaja().impresora.destino }),
    ...options,
  });
  permitirOrigenes(app, origenes);
  const suyas: Deps = { impresoras, cajon };
  for (const rutas of await rutasDe<Deps>(import.meta.url, (archivo) => import(`./${archivo}`)))
    await app.register(rutas, suyas);
  if (cajon.vinculos().length === 0) app.log.warn(SIN_VINCULAR);
  return app;
}
