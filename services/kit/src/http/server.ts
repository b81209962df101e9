import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import cookie from '@fastify/cookie';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { LoggerOptions } from 'pino';
import { z } from 'zod';

import { campoEnPalabras, oracionDe } from '@comanda/shared/contracts/oraciones';

import { cerrarSinDemora } from './cierre';
import { comprimirJson } from './comprimir';
import { repartirConexiones } from './conexiones';
import { documentar } from './documentacion';
import { manejarFallos } from './fallos';
import { LARGO_DE_PARAMETRO, LIMITES, type Limites } from './limites';
import { contarPeticiones } from '../metricas/contarPeticiones';
import { metricas, type Vigilancia } from '../metricas/metricasRoute';
import { seguirPeticiones } from './peticionEnCurso';
import { rechazarBytes, rechazarDireccion } from './peticionMala';
import { ponerRitmo, type Ritmos } from './ritmo';
import { salud, type Salud } from './salud';
import { exigirTextoSano } from './textoSano';
import { CUPOS, turnosDeEmpresa, type Cupos } from './turnosDeEmpresa';

/** Makes every schema of this process speak Spanish. */
function hablarEspanol(): void {
  z.config({ customError: oracionDe(campoEnPalabras) });
}

export type Server = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What pino takes, and where it writes; standard output where nothing is said. */
type Registro = LoggerOptions & { stream?: { write(linea: string): void } };

export type ServerOptions = {
  /** Name in the log and in the documentation. */
  nombre: string;
  /** False for none (tests). */
  log?: Registro | false;
  /** What `/salud` looks at besides being alive; a rejection answers 503. */
  salud?: Salud;
  /** What `/salud/listo` looks at, where that is not the same. */
  listo?: Salud;
  /** What `/metricas` tells, and whom. */
  vigilancia?: Vigilancia;
  /** The proxies in front that are trusted to name the caller's address and whether he came by https. */
  trustProxy?: string[] | undefined;
  /** Security headers; by default those of an API that serves no pages. */
  helmet?: FastifyHelmetOptions;
  /** Others than LIMITES. */
  limites?: Partial<Limites>;
  /** How many calls somebody may make; as many as they like where nothing is said. */
  ritmo?: Ritmos;
  /** Others than CUPOS. */
  cupos?: Cupos;
};

const SIN_RITMO: Ritmos = { usuario: 0, direccion: 0 };

const UN_MEGA = 1024 * 1024;
const UN_MINUTO = 60_000;
const ID_DE_PETICION = /^[\w.-]{8,64}$/;

/** Headers that no browser of today looks at, or only in a page, are left out: each answer would carry them over a slow line. */
const CABECERAS_DE_API: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false, // frame-ancestors
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** A server with everything the services share: types from contracts, log, envelope, health, documentation. */
export async function buildServer(options: ServerOptions): Promise<Server> {
  hablarEspanol();
  const limites = { ...LIMITES, ...options.limites };
  const app: Server = fastify<RawServerDefault>({
    logger: registro(options),
    genReqId: ({ headers }) => idDePeticion(headers['x-request-id']),
    bodyLimit: UN_MEGA,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LARGO_DE_PARAMETRO },
    pluginTimeout: UN_MINUTO, // a service reads its features while it is registered
    requestTimeout: limites.peticionMs,
    http: {
      headersTimeout: limites.cabecerasMs,
      connectionsCheckingInterval: limites.revisionMs,
    },
    frameworkErrors: rechazarDireccion,
    clientErrorHandler: rechazarBytes,
  }).withTypeProvider<ZodTypeProvider>();
  // of an expectation nobody has, Node says 417 and no more; it is answered as if it were not there
  app.server.on('checkExpectation', (...peticion) => app.server.emit('request', ...peticion));

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  seguirPeticiones(app);
  contarPeticiones(app);
  cerrarSinDemora(app);
  repartirConexiones(app, limites, options.trustProxy ?? []);
  leerJson(app);
  comprimirJson(app);
  manejarFallos(app);
  exigirTextoSano(app);
  app.addHook('onRequest', async (request, reply) => {
    // what an API says is of one person and one moment; what may be kept says so itself
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' });
  });
  ponerRitmo(app, options.ritmo ?? SIN_RITMO);
  app.decorate('turno', turnosDeEmpresa(options.cupos ?? CUPOS));
  await app.register(helmet, options.helmet ?? CABECERAS_DE_API);
  await app.register(cookie);
  await documentar(app, { nombre: options.nombre, base: options.vigilancia?.base });
  salud(app, options);
  metricas(app, options.vigilancia);
  return app;
}

function registro({ log, nombre }: ServerOptions): Registro | false {
  if (log === false) return false;
  return {
    name: nombre,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { req: enRegistro },
    ...log,
  };
}

/** What opens a page by itself, for whoever has it. */
const CLAVE_DE_ENLACE = /(?<=\/vista\/)[^/?]+/;

/** A request as the log keeps it: what is asked with, names, documents and the keys of links among it, is nobody's to read there. */
function enRegistro({ method, url, ip }: { method: string; url: string; ip: string }) {
  return { method, url: url.split('?', 1)[0]?.replace(CLAVE_DE_ENLACE, '…'), ip };
}

/** The id a proxy or the browser gave, when it looks like one; else a new one. */
function idDePeticion(recibido: string | string[] | undefined): string {
  return typeof recibido === 'string' && ID_DE_PETICION.test(recibido) ? recibido : randomUUID();
}

/** A DELETE that says it is JSON and has no body is a body of undefined, not an error. */
function leerJson(app: Server): void {
  const parsear = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const texto = body.toString();
    if (texto === '') done(null, undefined);
    else void parsear(request, texto, done);
  });
}
