import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { esBaseCaida } from '@comanda/kit/base/db';
import { siCambio, SIN_CAMBIO } from '@comanda/kit/documento/marca';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { temaDeCookies } from '@comanda/shared/domain/empresa/tema';
import { AppError } from '@comanda/shared/errors/AppError';

import { elShell } from '../arranque/elegirBuilds';
import { paraVisitante } from '../arranque/paraVisitante';
import { PUBLICO, type Deps } from '../deps';
import { baseDeBuild, type Lanzamiento } from '../lanzamientos/lanzamiento';
import { csp, cspDeGuiones, DESTINOS, POLITICA_DE_INTEGRIDAD } from './csp';
import { esqueletos } from './esqueletos';
import { html, type PaginaHtml } from './html';
import { precargas, type Precarga } from './precargas';

/** The early script: starts the session call while the shell's code is still on its way. */
function temprano(ordering: string): Precarga & { contenido: string } {
  const url = ordering.replace(/\/$/, '') + authCalls.refrescarSesion.path;
  const contenido = `window.comandaRefresco=fetch(${JSON.stringify(url)},{method:'POST',credentials:'same-origin'});window.comandaRefresco.catch(()=>{});`;
  const hash = createHash('sha384').update(contenido).digest();
  return {
    contenido,
    href: `/temprano.${hash.toString('hex').slice(0, 12)}.js`,
    integridad: `sha384-${hash.toString('base64')}`,
  };
}

const REINTENTO_S = 3;

/** While it cannot be known whose page it is: it asks again by itself. */
const paginaDeEspera = (nonce: string): string =>
  [
    '<!doctype html>',
    '<html lang="es">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="${REINTENTO_S}">`,
    '<title>Comanda</title>',
    `<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.45 system-ui;color-scheme:light dark}</style>`,
    '</head>',
    '<body>',
    '<p role="status">Comanda no responde por un momento. Se intenta de nuevo sola.</p>',
    '</body>',
    '</html>',
  ].join('\n');

/** It loads nothing. */
const cspDeEspera = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const SIN_BASE = 'BASE_NO_DISPONIBLE';
/** A page is 690 bytes shorter than at 5 for 10 ms of a thread, and most visits are answered without it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const NO_ES_PAGINA =
  /^\/(v1|facturacion|plataforma|areas|paquetes|documentacion|imprimir)(\/|$)|\.[a-z0-9]+$/i;

type SinNonce = Omit<PaginaHtml, 'nonce'>;

const enBrotli = promisify(brotliCompress);
const enGzip = promisify(gzip);
const COMPRESORES = [
  ['br', (texto: string) => enBrotli(texto, BROTLI)],
  ['gzip', (texto: string) => enGzip(texto)],
] as const;

/** Any address that is not an API nor a file answers the page. */
export const paginaRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { archivos, direcciones } = deps;
  const inicioTemprano = temprano(direcciones.ordering);
  const esqueletoDe = esqueletos(archivos, app.log);

  app.get(inicioTemprano.href, { schema: { hide: true }, config: PUBLICO }, async (_, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(inicioTemprano.contenido),
  );

  app.get('/*', { schema: { hide: true }, config: PUBLICO }, async (request, reply) => {
    const [ruta = '/'] = request.url.split('?');
    if (ruta.includes('//')) throw new AppError('DATOS_INVALIDOS', { ruta }); // a host, to who reads it as a URL
    if (NO_ES_PAGINA.test(ruta)) throw new AppError('NO_ENCONTRADO', { ruta });

    const nonce = randomBytes(16).toString('base64');
    const suya = await pagina(request).catch((error: unknown) => {
      if (!esBaseCaida(error) && !(error instanceof AppError && error.code === SIN_BASE))
        throw error;
      request.log.warn({ err: error }, 'nobody knows whose page it is: it asks again');
      return null;
    });
    reply.headers({ vary: 'accept-encoding, cookie', 'content-type': 'text/html; charset=utf-8' });
    if (!suya) {
      reply.header('content-security-policy', cspDeEspera(nonce));
      return reply.status(503).send(await comprimida(paginaDeEspera(nonce), { request, reply }));
    }
    reply.header('cache-control', 'private, no-cache');
    const cuerpo = await siCambio({ request, reply }, marcaDe(suya), () =>
      comprimida(html({ ...suya, nonce }), { request, reply }),
    );
    // the copy keeps the policy and the nonce it came with; the headers of this answer would replace them
    if (cuerpo === SIN_CAMBIO) return reply.removeHeader('content-security-policy').send();
    reply.headers({
      'content-security-policy': csp(nonce, aQuien(suya)),
      'reporting-endpoints': DESTINOS,
      'cross-origin-opener-policy': 'same-origin',
      'integrity-policy': POLITICA_DE_INTEGRIDAD,
    });
    return reply.send(cuerpo);
  });

  const aQuien = ({ arranque: { origenes = [] } }: SinNonce) => ({ direcciones, origenes });

  /** A mark of what the answer says without its nonce: the same for the same visitor, builds and policy. */
  const marcaDe = (suya: SinNonce) =>
    createHash('sha256')
      .update(html({ ...suya, nonce: '' }) + csp('', aQuien(suya)) + POLITICA_DE_INTEGRIDAD)
      .digest('base64url');

  async function pagina(request: FastifyRequest): Promise<SinNonce> {
    const [ruta = '/'] = request.url.split('?');
    const { caller, registro, elegidos, arranque } = await paraVisitante(deps, request);
    const elegido = elShell(elegidos);
    if (!elegido)
      throw new AppError('AREA_NO_DISPONIBLE', { falta: 'no release of the shell: npm run build' });
    const { build: shell, anterior } = elegido;
    const builds = elegidos.map(({ build }) => build);
    return {
      arranque,
      guiones: cspDeGuiones(registro, [inicioTemprano.integridad]),
      vigilado: { shell: shell.build, conAnterior: anterior !== null },
      entrada: shell.indice.entrada.map((archivo) => precargaDe(shell, archivo)),
      precargas: precargas(arranque.areas, builds, { ruta, conSesion: caller !== null }),
      temprano: caller && inicioTemprano,
      esqueleto: await esqueletoDe(shell),
      fuentes: (shell.indice.fuentes ?? [])
        .filter(({ archivo }) => shell.indice.integridad[archivo])
        .map(({ archivo, rango }) => ({ href: baseDeBuild(shell) + archivo, rango })),
      tema: temaDeCookies(request.headers.cookie ?? ''),
    };
  }
};

function precargaDe(shell: Lanzamiento, archivo: string): Precarga {
  const integridad = shell.indice.integridad[archivo];
  if (!integridad) throw new Error(`pagina: ${archivo} of the shell has no integrity`);
  return { href: baseDeBuild(shell) + archivo, integridad };
}

async function comprimida(
  texto: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Buffer | string> {
  const acepta = request.headers['accept-encoding'] ?? '';
  const elegido = COMPRESORES.find(([nombre]) => new RegExp(`\\b${nombre}\\b`).test(acepta));
  if (!elegido) return texto;
  const [encoding, comprimir] = elegido;
  reply.header('content-encoding', encoding);
  return comprimir(texto);
}
